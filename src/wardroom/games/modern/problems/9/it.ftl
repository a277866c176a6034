problem = Hermes o Somerset?
    .moment = Round 1. Un siluro e due attacchi aerei vanno alla Hermes, scafo 6; un siluro e un cannone da 2 colpi alla Somerset, scafo 3. Le tue carte non fermeranno tutto.
    .why = Somerset: due carte possono salvarla, mentre la Hermes deve reggere tre attacchi. { $best } % per l’uno o l’altro attacco alla Somerset, { $usual } % se cominci dalla Hermes.
