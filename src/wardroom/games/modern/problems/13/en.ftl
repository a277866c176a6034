problem = Four torpedo hits: at whom?
    .moment = Round 1 of Raider Force-710, 3 points to 0 for you. The Ula is Active and you play your torpedo; Air Support against submarines is left in your hand. Neustrashimy and Smerch are worth 2 points each, the K-316 six, and she evades on 5 or more.
    .why = A torpedo reaches every row, and the K-316 alone is worth three of the others: two times in three she does not evade. At her it wins { $best } %, at the Smerch { $usual } %.
