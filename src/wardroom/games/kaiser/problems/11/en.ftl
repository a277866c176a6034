problem = British guns, or the Greif?
    .moment = Round 2, you lead 36 to 30. Reflag is your only card. Bruno has the damaged Dresden, 18 points, and three merchants.
    .why = The Greif rolls 10, 8 and 4 of her own against a merchant; as a British intercept the card has only 10 and 4. { $best } % with the Greif, { $usual } % against the Dresden.
