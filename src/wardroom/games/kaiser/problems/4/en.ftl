problem = What is Reflag for, just now?
    .moment = Round 3, nobody has scored. Your Leopard, 16 points, is recognised; Recon Aircraft has brought you two Reflags, and one of them is to be committed.
    .why = For its action: committed so, Reflag hides the Leopard again, and a hidden raider cannot be intercepted. { $best } %, against { $usual } % as a British intercept.
