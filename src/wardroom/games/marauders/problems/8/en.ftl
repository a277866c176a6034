problem = Hammocks, a rumor, or the chest?
    .moment = Round 17 in San Juan, your last action. 36 gold and three cargo cards aboard, 5 glory each; four Spanish bounties are on you and a hostile commodore is at sea nearby.
    .why = The chest: thirty gold are three points today, and nobody can take them any more. { $best } %, against { $usual } % for extra hammocks.
