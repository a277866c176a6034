problem = 39 gold in your home port: what do you buy?
    .moment = Round 7 in Tortuga, your last action. Your galleon is sound, with 39 gold and two food aboard, and the shipwright has reinforced hull, weapons and ships. 4 glory to Bruno’s 2.
    .why = Nothing: open your chest. Gold aboard goes down with the ship, and in the chest every ten are a point. { $best } %, against { $usual } % for the reinforced hull.
