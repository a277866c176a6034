problem = Siluro o mine?
    .moment = Round 3, conduci 23 a 19 e hai scoperto i Sottomarini UC. Bruno ha tre mercantili con difese basse, uno dei quali danneggiato.
    .why = Le mine tirano contro tutti e tre i mercantili, il siluro contro uno, e chi si salva non tenta comunque il passaggio. { $best } % con le mine, { $usual } % con il siluro.
