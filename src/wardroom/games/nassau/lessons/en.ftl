# Pirates of Nassau: a sentence on each kind of question, in somebody's first game.

first-where-to = A die is spent on the space that it reaches. Look first where a merchant lies that one of your captain cards beats.
first-what-to-do = Capture, smuggle in a port, or take the wind: one thing at each stop. A merchant that you can beat is usually the best.
first-to-capture = Your ship and the card together must be more than both values; equal is not enough. Spend the weakest card that wins.
first-what-to-load = What you take here pays for tiles at Nassau tonight. Take the kind that you have least of.
first-which-navy-card = The least notorious choose first. Take the weakest card, or the open sea.
first-to-elude = Beat both values and nothing is lost; beat one, and you lose half of cargo or half of notoriety. Keep a strong card for this.
first-which-half = Whichever you need less: cargo buys tiles tonight, notoriety counts at the end and puts you later at the navy.
first-what-to-buy = One thing at a time, the most notorious first. Early on sails and guns help every turn; points come later.
first-what-to-bury = Buried treasure is safe and counts at the end, but is never spent again.
first-what-to-reckon = More notoriety is worth points, but whoever has most chooses last at the navy.
