import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../src/table/session.svelte.ts';
import { eventually } from './eventually.ts';
import { FakeSocket, socket, welcome } from './socket.ts';

const view = { t: 'view', n: 0, moment: 3, due: null, view: { waiting: [0], chosen: null } };
const table = { t: 'table', n: 0, game: 'six-nimmt', status: 'playing', places: [], scores: [] };
const error = (code: string, id: string | null = null) => ({ t: 'error', code, text: '', detail: '', id });
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  session = new Session('table', null);
  socket(0).onopen?.();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(['not-stored', 'unanswered', 'too-fast', 'busy'])('a table in trouble (%s)', (code) => {
  it('stays, and goes on with the next welcome', async () => {
    socket(0).receive(welcome, table, view);
    socket(0).receive(error(code));
    expect(session).toMatchObject({ trouble: { code }, refusal: null, connectionState: 'open', table });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.all).toHaveLength(1);
    socket(0).receive(welcome, table, view);
    expect(session).toMatchObject({ trouble: null, connectionState: 'open' });
  });

  it('is asked again with growing pauses by whoever is not there yet', async () => {
    const asked = session.act('play 5');
    for (const pause of [400, 800, 1600]) {
      socket(-1).receive(error(code));
      expect(session).toMatchObject({ trouble: { code }, refusal: null, connectionState: 'lost' });
      const before = FakeSocket.all.length;
      await vi.advanceTimersByTimeAsync(pause / 2);
      expect(FakeSocket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(pause / 2);
      expect(FakeSocket.all).toHaveLength(before + 1);
      socket(-1).onopen?.();
    }
    socket(-1).receive(welcome, table, view);
    expect(session.trouble).toBeNull();
    expect(socket(-1).sent.at(-1)).toMatchObject({ t: 'act', do: 'play 5' });
    socket(-1).receive({ t: 'ack', id: socket(-1).sent.at(-1)?.id });
    await expect(asked).resolves.toBeUndefined();
  });

  it('gives back what somebody chose', async () => {
    socket(0).receive(welcome, table, { t: 'you', seat: 0, host: true }, view);
    const asked = session.act('play 5');
    socket(0).receive(error(code, socket(0).sent.at(-1)?.id), error(code));
    await expect(asked).rejects.toMatchObject({ code });
    expect(session).toMatchObject({ myTurn: true, chosenNow: null });
  });
});

describe('a session', () => {
  it('says that the connection is lost when it is, whatever was wrong before', () => {
    socket(0).receive(welcome, table, view);
    socket(0).receive(error('not-stored'));
    socket(0).onclose?.();
    expect(session).toMatchObject({ trouble: null, connectionState: 'lost' });
  });

  it('believes the table it sees again, not what it heard before', () => {
    socket(0).receive(welcome, table, view, { t: 'chosen', moment: 3, do: 'play 5' });
    expect(session.chosenNow).toBe('play 5');
    socket(0).receive(welcome, table, view);
    expect(session.chosenNow).toBeNull();
  });

  it('is sending until the table has answered, whatever the answer', async () => {
    socket(0).receive(welcome, table, view);
    const answers = [(id: unknown) => ({ t: 'ack', id }), (id: unknown) => error('too-late', id as string)];
    for (const answer of answers) {
      const asked = session.act('play 5').catch(() => undefined);
      expect(session.sending).toBe(true);
      socket(0).receive(answer(socket(0).sent.at(-1)?.id));
      await asked;
      expect(session.sending).toBe(false);
    }
  });

  it('knows that the turn is over before the next view comes', async () => {
    const mine = { ...view, view: { ...view.view, rows: [], places: [], open_cards: [], choices: [] } };
    socket(0).receive(welcome, table, { t: 'you', seat: 0, host: true }, mine);
    await eventually(() => expect(session.film?.newest).toBeTruthy());
    socket(0).receive({ t: 'events', first: 1, events: [{ event: 'ready', seat: 1 }] });
    expect(session.myTurn).toBe(true);
    socket(0).receive({ t: 'events', first: 2, events: [{ event: 'revealed', cards: [] }] });
    expect(session.myTurn).toBe(false);
  });

  it.each(['no-such-table', 'bad-token', 'bad-record'])('ends with %s', async (code) => {
    socket(0).receive(error(code));
    expect(session).toMatchObject({ trouble: null, refusal: { code } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a table whose view says neither round nor total', () => {
  const places = [{ name: 'Ania' }, { name: 'Bo' }];

  it('counts the rounds that were closed, and what they brought', () => {
    socket(0).receive(welcome, { ...table, places }, view);
    expect(session.totals).toEqual([]);
    expect(session.progress({ places: [] } as never)).toBe('Round 1');
    const closed = { event: 'round-closed', round: 1, points: [3, 4], totals: [3, 4] };
    socket(0).receive({ t: 'events', first: 1, events: [closed] }, { ...view, n: 1 });
    expect(session.totals).toEqual([3, 4]);
    expect(session.progress({ places: [] } as never)).toBe('Round 2');
    socket(0).receive({
      ...table,
      places,
      n: 1,
      status: 'over',
      scores: [
        [3, 4],
        [1, 0],
      ],
    });
    expect(session.totals).toEqual([4, 4]);
    expect(session.progress({ places: [] } as never)).toBe('Round 2');
    expect(session.progress({ round: 5, places: [] } as never)).toBe('Round 5');
  });
});
