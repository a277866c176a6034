problem = Con quale gettone apri il duello?
    .moment = Davanti a Boston, turno 1: le due fregate sono intatte e tutti i cannoni hanno palla. La Shannon risale verso il tuo mascone di dritta.
    .why = Con uno alto: chi mostra 4 o 5 agisce in più fasi e per primo, finché tutti e due hanno ancora la prima bordata. Ogni gettone torna una volta in cinque turni, ma è questo il turno che conta: { $best } %, contro { $usual } % con l’1.
