problem = 6, 1 and 4: which die leads out of Nassau?
    .moment = Turn 4, first phase, you sail second; Carla has just plundered Havana. Die 6 leads to the San Ildefonso, 3/4, die 4 to the Royal Consort, 4/5; any die leads to transit 1. Your ship is 2/2.
    .why = The 4, to transit 1: there you catch the wind, and the 1 and the 6 stay for region II, where the 1 alone reaches the San Lorenzo. { $best } %, against { $usual } % if you spend the 6 on the San Ildefonso.
