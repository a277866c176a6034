problem = Another Battle Plan, or attack?
    .moment = Round 2, Bruno has sunk 11 points, you 2. The Enterprise hunts the Trafalgar, one Battle Plan already takes 1 off Bruno’s rolls, and you hold a second.
    .why = Play the second one first: it can add 1 to your own rolls, and every attack after it has that too. { $best } %, against { $usual } % for an attack at once.
