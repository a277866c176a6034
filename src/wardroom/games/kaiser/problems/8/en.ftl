problem = Does the Mount Temple spring your Trap?
    .moment = Round 3, Bruno leads 5 to 3. The warship Nürnberg attacks your Mount Temple, 9 points; another card lies on the hidden Greif. You hold Trap and Island Refuge.
    .why = Not here: 8 and 4 seldom hurt a warship that defends with 10 and 4, and then the Trap is gone when the Greif comes. { $best } % without a reaction, { $usual } % with it.
