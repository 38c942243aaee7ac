// The server's end of a connection, for tests.

/** A socket whose other end the test is. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { t: string; id?: string; seen?: number }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  receive(...answers: object[]): void {
    this.onmessage?.({ data: JSON.stringify(answers) });
  }
}

export const welcome = { t: 'welcome', table: 'x', version: '1', now: 0, heartbeat: 25 };
/** The first line that was opened, the second, the last … */
export const socket = (at: number): FakeSocket => FakeSocket.all.at(at)!;
