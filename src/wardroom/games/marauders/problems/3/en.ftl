problem = Do you take the beaten frigate?
    .moment = Round 14. You have boarded Captain Olmedo. Your galleon has one of five cargo spaces left, and masts, crew and cannons have suffered; the frigate’s hull and masts are whole.
    .why = Take her. A galleon with a hold for one card earns nothing, and the frigate is handier; only the long guns stay behind. { $best } %, against { $usual } %.
