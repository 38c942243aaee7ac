// Select a card, see what would happen, select it again or confirm: the same in all card games.

interface Choosable<Card> {
  card: Card | null;
  do: string;
}

interface Moment<Card, Choice> {
  choices: Choice[];
  /** Choices can be taken now. */
  live: boolean;
  /** What this browser has sent and the table has accepted, as in `choices[…].do`. */
  chosen?: string | null;
  /** The card that the view says was chosen; it knows so after a reload, too. */
  chosenCard?: Card | null;
  act: (choice: string) => Promise<boolean>;
}

/** What is selected is a card, not an element: no update of the table can lose it. */
export class Selection<Card extends number | string, Choice extends Choosable<Card>> {
  card = $state<Card | null>(null);
  readonly #now: () => Moment<Card, Choice>;
  readonly cards: ReadonlyMap<Card | null, Choice> = $derived.by(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew with each view, never changed
    () => new Map(this.#now().choices.map((choice) => [choice.card, choice])),
  );
  readonly choice: Choice | null = $derived.by(() =>
    this.card === null || !this.#now().live ? null : (this.cards.get(this.card) ?? null),
  );
  /** What this seat has chosen already and may still change; null: nothing yet. */
  readonly settled: string | null = $derived.by(() => {
    const { chosen = null, chosenCard = null } = this.#now();
    return chosen ?? (chosenCard === null ? null : (this.cards.get(chosenCard)?.do ?? null)); // a row to be taken is no card
  });

  constructor(now: () => Moment<Card, Choice>) {
    this.#now = now;
  }

  /** Select a card; the selected one is confirmed by it. */
  select(card: Card): void {
    if (this.card === card && this.choice) void this.take(this.choice);
    else this.card = card;
  }

  /** What has been taken is no longer selected. What was settled before is not sent again. */
  async take(choice: Choice): Promise<void> {
    if (choice.do === this.settled) return;
    const done = await this.#now().act(choice.do);
    if (done && this.card === choice.card) this.card = null;
  }
}
