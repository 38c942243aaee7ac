// Select a card, see what would happen, select it again or confirm: the same in all card games.

interface Choosable<Card> {
  card: Card | null;
  do: string;
}

interface Moment<Choice> {
  choices: Choice[];
  /** Choices can be taken now. */
  live: boolean;
  act(choice: string): Promise<boolean>;
}

/** What is selected is a card, not an element: no update of the table can lose it. */
export class Selection<Card extends number | string, Choice extends Choosable<Card>> {
  card = $state<Card | null>(null);
  readonly #now: () => Moment<Choice>;
  readonly cards: Map<Card | null, Choice> = $derived.by(() => new Map(this.#now().choices.map((choice) => [choice.card, choice])));
  readonly choice: Choice | null = $derived.by(() => (this.card === null || !this.#now().live ? null : (this.cards.get(this.card) ?? null)));

  constructor(now: () => Moment<Choice>) {
    this.#now = now;
  }

  /** What playing the card that somebody has chosen already means; a row to be taken is no card. */
  settled(card: Card | null): string | null {
    return card === null ? null : (this.cards.get(card)?.do ?? null);
  }

  /** Select a card; the selected one is confirmed by it. */
  select(card: Card): void {
    if (this.card === card && this.choice) void this.take(this.choice);
    else this.card = card;
  }

  /** What has been taken is no longer selected; what was selected meanwhile stays so. */
  async take(choice: Choice): Promise<void> {
    const done = await this.#now().act(choice.do);
    if (done && this.card === choice.card) this.card = null;
  }
}
