problem = One success left: how do you spend it?
    .moment = You raid a Dutch merchant off Curaçao with a sloop of maneuver 4. Four cards lie there, 14 gold and one escape among them.
    .why = Not at all: one escape does not outrun a sloop, and every card that goes takes gold along. { $best } %, against { $usual } % for throwing the spices away; exchanging the textiles is as good.
