### Che cosa dice l’allenatore di ogni mossa. $cost e $error: teste, punti o punti percentuali.

coach-verdict =
    { $verdict ->
        [best] la migliore
        [close] troppo vicine per decidere
       *[costs] costa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $unit ->
            [heads] teste
            [points] punti
           *[percent] % di probabilità di vincere
        }
    }
coach-danger = { $danger }: { NUMBER($percent, maximumFractionDigits: 0) }%
coach-line =
    { $do }: { coach-verdict }{ $danger_known ->
        [yes] { " " }({ coach-danger })
       *[no] { "" }
    }{ $reason_known ->
        [yes] { " " }– { $why }
       *[no] { "" }
    }
