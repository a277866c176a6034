problem = The Wolf has sunk your French Prince. Recall her?
    .moment = Round 3, Bruno leads 19 to 16. The Wolf, 18 points, is damaged and recognised. Recalled would send her back to the bottom of the deck.
    .why = Let her stay: recalled, she is gone unscored, and the merchant stays lost. Damaged and in sight she is the best prey on the table. { $best } %, against { $usual } % with Recalled.
