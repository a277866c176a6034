problem = What pays for the reinforcement?
    .moment = Round 3, Bruno leads 11 to 5. You bring up a ship and pay with cards; Near Miss, Battle Plan and a large gun are worth 2 each, the others 1. None of your ships has a large gun.
    .why = By these trials Near Miss: worth 2, and a bigger ship is there at once. The gun card looks useless, but it stops guns of any size on 2+. { $best } %, against { $usual } % with the gun.
