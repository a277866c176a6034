"""Matches over the wire, from the first seat to the result."""

from tests.server.house import BOT, OPEN, PERSON, House, play_out


def test_two_people_play_a_match(house: House) -> None:
    anne, ben = house.guest("Anne"), house.guest("Ben")
    opened = anne.open(PERSON, OPEN)
    table = opened["table"]["id"]
    with anne.live(table) as hers:
        assert hers.position == {} and hers.table["status"] == "open"
        seated = ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [seat["name"] for seat in seated["seats"]] == ["Anne", "Ben"]
        hers.until(lambda live: live.position)
        with ben.live(table) as his:
            play_out(hers, his)
            assert hers.position["result"] == his.position["result"]
            assert hers.table["status"] == "over"


def test_a_person_plays_a_bot(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT, game="kaiser")["table"]["id"]
    with anne.live(table) as live:
        given = play_out(live, most=30)
        assert given == 30
