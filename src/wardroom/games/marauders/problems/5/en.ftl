problem = Bruno’s galleon has lost her masts: what now?
    .moment = Round 3 of a battle off San Juan. Your frigate is nearly whole and rolls three dice of Seamanship, Bruno’s galleon rolls one, but she has hull 5 and crew 4 to your 3. He has 5 glory, you 3.
    .why = Shoot on: with three dice to one you win most exchanges, and her larger crew matters only if you board. { $best } %, against { $usual } % for fleeing.
