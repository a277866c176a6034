problem = Your crew is decimated, and your grapnels hold the Chesapeake: what now?
    .moment = Turn 3, phase 1. The last of your eight crew boxes has just gone; the Chesapeake has four left, and the guns with which she did it are empty.
    .why = Held fast, she comes alongside and boards a ship that nobody defends. Let her go, and there is a chance to get away: { $best } %, against { $usual } %.
