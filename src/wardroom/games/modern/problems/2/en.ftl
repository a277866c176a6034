problem = What is your Intel for?
    .moment = You attack nine times, four of them with a Bomber Strike. Bruno has set Near Miss and missiles on some of them, and Intel against the card of the bombers.
    .why = For his Intel: on the Bomber Strike it removes all four attacks, and an Intel can be cancelled by another. { $best } %, against { $usual } % for a single defence card.
