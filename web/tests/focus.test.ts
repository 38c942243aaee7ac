import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrowKeys } from '../src/parts/arrow-keys.ts';
import { choiceGroup, restoreFocus } from '../src/table/focus.ts';

let board: HTMLElement;
let group: HTMLElement;
const button = (text: string): HTMLElement =>
  [...board.querySelectorAll('button')].find((it) => it.textContent === text) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><section><button>5</button><button>19</button></section><button>Hint</button></div>';
  board = document.body.firstElementChild as HTMLElement;
  group = board.firstElementChild as HTMLElement;
});

afterEach(() => document.body.replaceChildren());

describe('the focus', () => {
  it('goes to the group of choices, where a second Enter does nothing', () => {
    choiceGroup(group);
    restoreFocus(board);
    expect(document.activeElement).toBe(group);
  });

  it('goes to what was chosen already', () => {
    choiceGroup(group);
    button('19').dataset.chosen = '';
    restoreFocus(board);
    expect(document.activeElement).toBe(button('19'));
  });

  it('stays where somebody has put it', () => {
    choiceGroup(group);
    button('Hint').focus();
    restoreFocus(board);
    expect(document.activeElement).toBe(button('Hint'));
  });

  it('goes on when the group asks nothing any more', () => {
    const asksNoMore = choiceGroup(group);
    group.focus();
    asksNoMore();
    expect(document.activeElement).toBe(group); // until there is something else to choose from
    const next = document.createElement('section');
    board.append(next);
    choiceGroup(next);
    restoreFocus(board);
    expect(document.activeElement).toBe(next);
  });

  it.each([
    ['ArrowRight', '5'],
    ['ArrowDown', '5'],
    ['ArrowLeft', '19'],
    ['End', '19'],
  ])('enters the group with %s at %s', (key, text) => {
    choiceGroup(group);
    arrowKeys(group);
    group.focus();
    group.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(document.activeElement).toBe(button(text));
  });
});
