### Twenty One: dlaczego ruch jest dobry albo zły. $dice: litery kostek albo ich liczba; $field jak „w6”.
### $hits: trafienia; $open: pola wolne w rzędzie; $hit i $nothing: szanse w procentach.

twenty-one-danger-cross = szansa, że nic nie wpiszesz

twenty-one-why-keep = pasuje { $dice }: punkty { $points }, trafienia { $hits }
twenty-one-why-keep-nothing = żadna kostka nie pasuje: zostawić znaczy skreślić
twenty-one-why-reroll = kostki do wolnych pól rzucane jeszcze raz: { $dice }; trafienie: { $hit } %, nic nie pasuje: { $nothing } %
twenty-one-why-fills = zapełnia rząd: punkty { $points }, trafienia { $hits }
twenty-one-why-hits = trafienia { $hits }, od razu punkty { $points }; wolne pola: { $open }
twenty-one-why-write = punkty { $points } bez trafienia; wolne pola: { $open }
twenty-one-why-misses = punkty { $points }, ale pomija trafienie: { $dice }
twenty-one-why-cross = rezygnuje z { $field }, by poczekać na lepsze kostki
twenty-one-why-must-cross = żadna kostka nie pasuje: skreślone { $field }
