problem = A second bomber over the Invincible: what do you set on it?
    .moment = Round 4, 18 to 16 for you. Nine attacks are under way; two bombers are over the Invincible, 5 points, and one of them already faces fighter cover.
    .why = The Screening Ship: the attack moves to the Cornwall or the Antrim, who stand nearer the front and are worth less. { $best } %, against { $usual } % for a defence on 5+.
