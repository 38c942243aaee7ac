// Choosing what to write: a set of dice, as the fields of their colours are touched. Which sets
// there are is told by the choices of the view.
import type { TwentyOneChoice } from './protocol.ts';

/** The choice that writes exactly these dice, in whatever order they were touched. */
export function writeChoice(choices: TwentyOneChoice[], dice: string): TwentyOneChoice | null {
  const same = (other: string): boolean =>
    other.length === dice.length && [...other].every((colour) => dice.includes(colour));
  return (dice && choices.find((choice) => same(choice.dice))) || null;
}

/** The choice that crosses out: it fills a field without a die. */
export const crossChoice = (choices: TwentyOneChoice[]): TwentyOneChoice | null =>
  choices.find(({ dice, fields }) => !dice && fields.length) ?? null;

/** Colours that some choice would write. */
export const writableColours = (choices: TwentyOneChoice[]): Set<string> =>
  new Set(choices.filter(({ fields }) => fields.length).flatMap(({ dice }) => [...dice]));

/** The dice with this one more, or with one less. */
export const withToggled = (dice: string, colour: string): string =>
  dice.includes(colour) ? dice.replace(colour, '') : dice + colour;
