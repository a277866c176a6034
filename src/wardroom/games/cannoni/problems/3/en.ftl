problem = At the edge of the table: fight on, or go?
    .moment = Turn 8. Your Shannon touches the edge; you stand at 24 points to 10. The Chesapeake is alongside with double ball in her port guns, and yours are empty.
    .why = Go. Off the table nobody fires at you, and you may come back; staying needs a test, and puts you before loaded guns with empty ones. { $best } %, against { $usual } %.
