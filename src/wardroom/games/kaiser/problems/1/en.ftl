problem = How do you keep the Königsberg from Bruno?
    .moment = Round 1, you lead 48 to 35. British forces with 10 and 8 intercept your damaged Königsberg, and Pull the Plug is the only card you hold.
    .why = Pull the Plug ends the intercept: the Königsberg goes to the bottom of her deck and nobody scores her 18 points. That wins { $best } % of the games; trusting her weakened defence { $usual } %.
