import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketConnection } from '../src/net/connection.ts';
import { FakeSocket, socket, welcome } from './socket.ts';

const listener = { lastSeen: () => 7, onMessage: vi.fn(), onFrameEnd: vi.fn(), onState: vi.fn() };
let connection: SocketConnection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  connection = new SocketConnection('table', null, listener);
  socket(0).onopen?.();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('says which events it has seen', () => {
    expect(socket(0).sent).toEqual([{ t: 'hello', table: 'table', seen: 7, token: null }]);
  });

  it('asks again, with the same id, what was not answered before the line was lost', async () => {
    socket(0).receive(welcome);
    const asked = connection.ask({ t: 'start' });
    const first = socket(0).sent.at(-1);
    socket(0).onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    socket(1).onopen?.();
    socket(1).receive(welcome);
    expect(socket(1).sent.at(-1)).toEqual(first);
    socket(1).receive({ t: 'ack', id: first?.id });
    await expect(asked).resolves.toBeUndefined();
  });

  it('hands a refusal to whoever asked', async () => {
    socket(0).receive(welcome);
    const asked = connection.ask({ t: 'start' });
    socket(0).receive({ t: 'error', code: 'host-only', id: socket(0).sent.at(-1)?.id });
    await expect(asked).rejects.toMatchObject({ code: 'host-only' });
  });

  it('gives up a line on which nobody answers a ping', async () => {
    socket(0).receive(welcome);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket(0).sent.at(-1)?.t).toBe('ping');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
