"""Setting up a desk for notices, at a server or for a command beside it."""

from wardroom.server.config import Config
from wardroom.server.notices.desk import Desk
from wardroom.server.notices.mail import Mailer
from wardroom.server.notices.push import Pusher
from wardroom.server.notices.reach import Reach
from wardroom.store.database import Database


def new_desk(config: Config, database: Database, push: str, links: str) -> Desk:
    """Where word for people is taken down; those who carry pushes want to know whom to turn to."""
    reach = Reach(config.may_loop_back)
    by_mail = f"mailto:{config.mail_from or 'wardroom@localhost'}"
    contact = config.base if config.base.startswith("https://") else by_mail
    return Desk(database, links, Pusher(push, contact, reach), Mailer(config.mail, config.mail_from), reach)
