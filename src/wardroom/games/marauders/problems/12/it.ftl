problem = Nove punti gloria e tre carichi di zucchero: da dove viene il decimo?
    .moment = Anche Bruno ha nove punti gloria, con una fregata al largo di Santo Domingo. Tu sei davanti a Petit-Goâve, dove chiedono zucchero, con un flauto e tre carichi. Qui naviga anche un mercantile.
    .why = Tre merci richieste valgono un punto gloria, e nessuno te lo affonda: entra in porto e vendi. Il mercantile bisogna prima trovarlo, e può fuggire. { $best } % contro { $usual } %.
