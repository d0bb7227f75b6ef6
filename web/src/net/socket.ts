/** A table's socket that comes back by itself and knows where it was. */

import type { FromSocket, ToSocket } from '../gen/protocol.gen';

/** `lost`: it comes back by itself; `gone`: the server does not want it, so it does not. */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone';

const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 5_000;
const SIGN_OF_LIFE = 20_000;
/** The server says so: coming again would not help. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4426]);

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #waiting: string[] = []; // sent while there was no connection

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: ToSocket) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.#connect();
  }

  send(message: FromSocket): void {
    const text = JSON.stringify(message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    else this.#waiting.push(text);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    this.changed('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.#socket = socket;
    let ping = 0;
    let silent = false; // since the last ping: the connection is dead, whatever the system says
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      ping = window.setInterval(() => {
        if (silent) return ended(0);
        silent = true;
        this.send({ type: 'ping', id: '' });
      }, SIGN_OF_LIFE);
      for (const text of this.#waiting.splice(0)) socket.send(text);
      this.changed('live');
    };
    socket.onmessage = (event) => {
      silent = false;
      this.heard(JSON.parse(event.data) as ToSocket);
    };
    socket.onclose = (event) => ended(event.code);
    const ended = (code: number) => {
      clearInterval(ping);
      if (this.#closed || this.#socket !== socket) return;
      this.#socket = null;
      socket.close();
      this.changed(FINAL.has(code) ? 'gone' : 'lost');
      if (FINAL.has(code)) return;
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }
}
