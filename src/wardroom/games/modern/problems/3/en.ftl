problem = Which navy against the Soviet one?
    .moment = Set-up: Bruno goes first and commands the USSR, with big carriers and many guns. Eight navies are left to you.
    .why = Not the USA: in these trials the great carriers cost more than they won. Japan’s destroyers and submarines do best, Norway, Taiwan and the United Kingdom are as good: { $best } %, against { $usual } %.
