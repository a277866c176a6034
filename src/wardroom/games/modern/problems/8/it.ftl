problem = Tre bombardieri sulla portaerei, uno sulla Titan: quale per primo?
    .moment = Round 4, hai affondato 22 punti su 25. La Kuznetsov ha scafo 2 su 8 e tre bombardieri addosso; un quarto è sulla Titan, che prende anche un colpo destinato alla portaerei.
    .why = Quello sulla Titan. Tre sulla portaerei difficilmente si fermano tutti, ma la Titan deve reggere anche il colpo che ha preso su di sé. { $best } %, contro { $usual } %.
