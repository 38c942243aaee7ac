// Colours of the ear tags, one for each seat; the initial on the tag tells them apart as well.
const TAGS = [
  ['#f2b632', '#2a2019'],
  ['#2f6fa8', '#ffffff'],
  ['#b23a25', '#ffffff'],
  ['#3d7d4c', '#ffffff'],
  ['#7a4a91', '#ffffff'],
  ['#e98a3a', '#2a2019'],
  ['#4fb3b0', '#14302f'],
  ['#c65b8a', '#ffffff'],
  ['#8a6a45', '#ffffff'],
  ['#b9c24a', '#2a2019'],
] as const;

export const tagColours = (seat: number): readonly [string, string] => TAGS[seat % TAGS.length] ?? TAGS[0];
