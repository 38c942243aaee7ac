### Twenty One: why an action is good or bad. $dice: letters of dice, or how many roll; $field as in "w6".
### $hits: hits; $open: fields left open in the row; $hit and $nothing: chances in percent.

twenty-one-danger-cross = chance of nothing to write

twenty-one-why-keep = { $dice } would fit: points { $points }, hits { $hits }
twenty-one-why-keep-nothing = no die fits: keeping means crossing out
twenty-one-why-reroll = dice for your open fields that roll again: { $dice }; a hit: { $hit } %, nothing that fits: { $nothing } %
twenty-one-why-fills = fills the row: points { $points }, hits { $hits }
twenty-one-why-hits = hits { $hits }, points { $points } at once; fields left open: { $open }
twenty-one-why-write = points { $points } and no hit; fields left open: { $open }
twenty-one-why-misses = points { $points }, but leaves out a hit: { $dice }
twenty-one-why-cross = gives up { $field } to wait for better dice
twenty-one-why-must-cross = no die fits: { $field } is crossed out
