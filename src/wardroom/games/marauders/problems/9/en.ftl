problem = Four Spanish bounties off Havana: stay?
    .moment = Round 14, three actions. You lead with 6 points to 3, Bruno waits for a new captain. The man-of-war of Captain Olmedo lies off Port Royal, and her next course is Havana.
    .why = Go, and north: in Nassau’s waters the man-of-war does not find you this round. A merchant is not worth meeting her for. { $best } %, against { $usual } % for scouting here.
