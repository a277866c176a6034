problem = 39 monete nel porto di casa: che cosa compri?
    .moment = Round 7 a Tortuga, ultima azione. Il tuo galeone è intatto, con 39 monete e due cibo a bordo, e il cantiere offre scafo rinforzato, armi e navi. 4 gloria a 2.
    .why = Niente: apri il forziere. L’oro a bordo va a fondo con la nave, e nel forziere ogni dieci monete sono un punto. { $best } %, contro { $usual } % per lo scafo rinforzato.
