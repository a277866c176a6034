problem = Quale fianco carichi?
    .moment = Turno 3, fase 3. La Chesapeake ti taglia la rotta a distanza ravvicinata. I cannoni di dritta della Shannon hanno palla, quelli di sinistra sono scarichi, e restano tre caselle d’equipaggio su otto.
    .why = Una seconda palla nei cannoni di dritta: fino a 6 pollici la doppia palla raddoppia i danni a scafo ed equipaggio. { $best } %, contro { $usual } % con la mitraglia a sinistra.
