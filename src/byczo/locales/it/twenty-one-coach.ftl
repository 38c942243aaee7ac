### Twenty One: perché una mossa è buona o cattiva. $dice: lettere dei dadi, o quanti; $field come «w6».
### $hits: centri; $open: caselle libere nella riga; $hit e $nothing: probabilità in percentuale.

twenty-one-danger-cross = rischio di non scrivere niente

twenty-one-why-keep = vanno bene { $dice }: punti { $points }, centri { $hits }
twenty-one-why-keep-nothing = nessun dado va bene: tenere vuol dire barrare
twenty-one-why-reroll = dadi per le caselle libere da rilanciare: { $dice }; un centro: { $hit } %, niente che vada bene: { $nothing } %
twenty-one-why-fills = riempie la riga: punti { $points }, centri { $hits }
twenty-one-why-hits = centri { $hits }, subito punti { $points }; caselle libere: { $open }
twenty-one-why-write = punti { $points } senza centri; caselle libere: { $open }
twenty-one-why-misses = punti { $points }, ma rinuncia a un centro: { $dice }
twenty-one-why-cross = rinuncia a { $field } per aspettare dadi migliori
twenty-one-why-must-cross = nessun dado va bene: { $field } viene barrata
