problem = Tre mercantili intatti e la Meteor: mine o cannoni?
    .moment = Round 1, ancora nessun punto, 12 carte nel mazzo. La Georgic, l’Invercoe e la Diplomat di Carla sono intatte. Impegni Posa di Mine: la Meteor può posarle, la Emden può intercettare con l’altra metà.
    .why = Le mine attaccano ciascun mercantile per conto suo, nell’ordine che vuoi; un’intercettazione ne colpisce uno solo. Posandole dalla Meteor si vince nel { $best } % delle partite, intercettando con la Emden nel { $usual } %.
