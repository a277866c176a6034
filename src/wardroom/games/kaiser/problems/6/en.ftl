problem = Do you commit the AMC?
    .moment = Round 3, Bruno leads 25 to 21. The AMC is your only card; both of Bruno’s raiders are hidden, and three of your merchants lie open.
    .why = Keep it. British forces find no target among hidden raiders, but in your hand the AMC meets whoever comes for your merchants. { $best } % kept, { $usual } % committed.
