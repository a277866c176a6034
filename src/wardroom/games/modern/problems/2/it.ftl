problem = A che ti serve l’Intel?
    .moment = Attacchi nove volte, quattro con Bomber Strike. Bruno ha messo Near Miss e missili contro alcuni attacchi, e Intel contro la carta dei bombardieri.
    .why = Contro il suo Intel: sul Bomber Strike toglie tutti e quattro gli attacchi, e un Intel si annulla con un altro. { $best } %, contro { $usual } % per una sola carta di difesa.
