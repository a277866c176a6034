problem = Four spices, a Dutch mission: what first?
    .moment = Round 11, three actions, your galleon off San Juan with room for one more card. Your mission wants a merchant raided under the Dutch flag. Bruno leads 4 to 3 and lies in Basse-Terre.
    .why = Scout the merchant that is here: it costs no voyage, and if her flag is the one you look for, the mission is done as well. { $best } %, against { $usual } % for sailing to Santo Domingo.
