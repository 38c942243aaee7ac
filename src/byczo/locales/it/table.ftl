### Testi del tavolo comuni a tutti i giochi e della partita nel terminale.

table-round-begun = Round { $round }
table-round-closed = Fine del round { $round }: { $points }
table-game-ended =
    { $count ->
        [one] Partita finita. Vince { $winners }! { $totals }
        [many] Partita finita. Vittoria condivisa: { $winners }! { $totals }
       *[other] Partita finita. Vittoria condivisa: { $winners }! { $totals }
    }

play-you = Tu
play-which = A che cosa giochiamo? 1–{ $count }, oppure q per uscire:
play-help = Scrivi la tua scelta e premi Invio. ? elenca tutto ciò che puoi fare, q lascia il tavolo.
play-prompt = { $name }:
play-left = Hai lasciato il tavolo. A presto!
play-commitment = Tutte le carte e i dadi derivano da un segreto con SHA-256 { $commitment }
play-secret = Il segreto era { $secret }
play-saved = La partita è salvata in { $file }

cli-checked =
    { $entries ->
        [one] Una voce controllata: tutto secondo le regole.
        [many] { $entries } di voci controllate: tutto secondo le regole.
       *[other] { $entries } voci controllate: tutto secondo le regole.
    }
cli-no-rules = Questo gioco non ha un testo delle regole; forse il suo pacchetto dice di più.
