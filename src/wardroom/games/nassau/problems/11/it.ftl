problem = Dadi 1, 4 e 6: quale per primo?
    .moment = È la prima fase della partita; tocca a te, e dopo di te Jona ed Ewan aspettano a Nassau. L’Amity sulla 4 e la Good Hope sulla 6 hanno 1/1 e il tuo sloop può prenderle; gli altri mercantili vicini sono più forti, e sulla 1 c’è L’Avana.
    .why = Un mercantile debole è di chi arriva primo, e L’Avana non scappa. Prendi subito l’Amity o la Good Hope, prima che lo facciano Jona ed Ewan; da lì l’1 ti porta comunque avanti. { $best } % contro { $usual } %.
