"""Talk at the table."""

import pytest

from tests.server.house import House
from tests.server.test_live import seated


def test_everybody_hears_what_is_said(house: House) -> None:
    table, (anne, ben) = seated(house)
    watcher = house.guest("Wanda")
    with anne.live(table) as hers, ben.live(table) as his, watcher.live(table) as theirs:
        hers.do("chat", text="  ahoy \n there ⚓ ")
        theirs.do("chat", text="<b>hello</b>")
        for live in (hers, his, theirs):
            live.until(lambda live: len(live.chat) == 2)
            assert [(line["name"], line["seat"], line["text"]) for line in live.chat] == [
                ("Guest 0", 0, "ahoy there ⚓"),
                ("Wanda", None, "<b>hello</b>"),
            ]
    with anne.live(table) as again:
        assert len(again.chat) == 2


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u0000b", "ab"),
        ("\u202etxt.exe", "txt.exe"),
        ("\U0001f469\u200d\U0001f692", "\U0001f469\u200d\U0001f692"),
        ("x" * 500, "x" * 500),
        ("tab\tand\r\nline", "tab and line"),
    ],
)
def test_what_cannot_be_shown_is_left_out(house: House, text: str, shown: str) -> None:
    table, (anne, _) = seated(house)
    with anne.live(table) as hers:
        hers.do("chat", text=text)
        hers.until(lambda live: live.chat)
        assert hers.chat[0]["text"] == shown


@pytest.mark.parametrize("text", ["", " ", "\u0000", "x" * 501])
def test_nothing_and_too_much_are_not_said(house: House, text: str) -> None:
    table, (anne, _) = seated(house)
    with anne.live(table) as hers:
        assert hers.refused("chat", text=text) == "bad-chat"
    with anne.live(table) as again:
        assert again.chat == []
