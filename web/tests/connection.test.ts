import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/net/connection.ts';
import { Line, line, welcome } from './line.ts';

const listener = { seen: () => 7, heard: vi.fn(), settled: vi.fn(), line: vi.fn() };
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  connection = new Connection('table', null, listener);
  line(0).onopen?.();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('says which events it has seen', () => {
    expect(line(0).sent).toEqual([{ t: 'hello', table: 'table', seen: 7, token: null }]);
  });

  it('asks again, with the same id, what was not answered before the line was lost', async () => {
    line(0).hear(welcome);
    const asked = connection.ask({ t: 'start' });
    const first = line(0).sent.at(-1);
    line(0).onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    line(1).onopen?.();
    line(1).hear(welcome);
    expect(line(1).sent.at(-1)).toEqual(first);
    line(1).hear({ t: 'ack', id: first?.id });
    await expect(asked).resolves.toBeUndefined();
  });

  it('hands a refusal to whoever asked', async () => {
    line(0).hear(welcome);
    const asked = connection.ask({ t: 'start' });
    line(0).hear({ t: 'error', code: 'host-only', id: line(0).sent.at(-1)?.id });
    await expect(asked).rejects.toMatchObject({ code: 'host-only' });
  });

  it('gives up a line on which nobody answers a ping', async () => {
    line(0).hear(welcome);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(line(0).sent.at(-1)?.t).toBe('ping');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(Line.all).toHaveLength(2);
  });
});
