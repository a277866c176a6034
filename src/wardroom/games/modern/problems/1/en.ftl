problem = What comes before everything else?
    .moment = Round 3, 12 points sunk to Bruno’s 10. Two submarines lie Passive beside your rows, and you hold two Torpedo Combat cards. No attack has been made yet.
    .why = Turn a submarine Active now: a Passive one cannot attack at all, and the mode is fixed once your preparation ends. { $best } % with either, { $usual } % if you begin with reinforcements.
