problem = Where does the fire burn?
    .moment = Turn 5. Your Shannon is on fire and loses a box of rigging and one of hull. Your hull has 7 boxes to port and 5 to starboard.
    .why = Let it burn to port, where you have more: a side without boxes costs 10 points and its guns. The mast makes no difference. { $best } %, against { $usual } % to starboard.
