"""All checks, in the order in which a failure tells most about a game."""

from wardroom.engine.testkit.again import check_determinism, check_listeners
from wardroom.engine.testkit.choices import check_choices
from wardroom.engine.testkit.ending import check_conserved, check_ends, check_result
from wardroom.engine.testkit.explaining import check_explanations, check_reasons
from wardroom.engine.testkit.fields import check_fields
from wardroom.engine.testkit.flaws import check_flaws
from wardroom.engine.testkit.forking import check_copies, check_forks
from wardroom.engine.testkit.gathering import check_gathering
from wardroom.engine.testkit.hostile import check_hostile
from wardroom.engine.testkit.offers import check_effects, check_options, check_vocabulary
from wardroom.engine.testkit.orders import check_orders
from wardroom.engine.testkit.saving import check_saves, check_snapshots
from wardroom.engine.testkit.secrecy import (
    check_guesses,
    check_imagination,
    check_reshuffle,
    check_secrecy,
    check_stills,
)
from wardroom.engine.testkit.switching import check_switches
from wardroom.engine.testkit.telling import check_events, check_views
from wardroom.engine.testkit.timing import check_time
from wardroom.engine.testkit.trial import Check
from wardroom.engine.testkit.undoing import check_undo

CHECKS: tuple[Check, ...] = (
    check_vocabulary,
    check_switches,
    check_options,
    check_effects,
    check_choices,
    check_ends,
    check_result,
    check_conserved,
    check_flaws,
    check_determinism,
    check_listeners,
    check_events,
    check_views,
    check_copies,
    check_fields,
    check_snapshots,
    check_forks,
    check_saves,
    check_undo,
    check_hostile,
    check_time,
    check_secrecy,
    check_stills,
    check_reshuffle,
    check_explanations,
    check_reasons,
    check_orders,
    check_gathering,
    check_imagination,
    check_guesses,
)
