// What a table was asked for and has not answered yet. A request has an id, so that it is done once
// however often it is sent.
import type { Refused, ServerMessage } from '../protocol.ts';
import type { TableRequest } from './connection.ts';
import { randomText } from './random.ts';

export type SentRequest = TableRequest & { id: string };

interface PendingRequest {
  request: SentRequest;
  done(): void;
  failed(problem: Refused): void;
}

export class PendingRequests {
  private readonly pending = new Map<string, PendingRequest>();

  /** Send a request; settled when the table has decided. */
  add(asked: TableRequest, send: (request: SentRequest) => void): Promise<void> {
    const request = { ...asked, id: randomText() };
    return new Promise((done, failed) => {
      this.pending.set(request.id, { request, done, failed });
      send(request);
    });
  }

  /** Those that wait for an answer. */
  get all(): SentRequest[] {
    return [...this.pending.values()].map(({ request }) => request);
  }

  /** Take an answer; false: the message says more than that. */
  settle(message: ServerMessage): boolean {
    if (!('id' in message) || !message.id) return false;
    const request = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.t === 'error') request?.failed(message);
    else request?.done();
    return message.t === 'error' || message.t === 'ack';
  }
}
