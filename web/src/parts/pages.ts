/** Pages of what can be looked up during a game. */
export type Page = 'scores' | 'cards' | 'chronicle' | 'talk';
