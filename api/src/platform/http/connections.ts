import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface State {
  /** A request of it is worked on. */
  readonly isWorkedFor: boolean;
  /** When it was opened, or its last request or answer began. */
  readonly since: number;
}

/**
 * The open connections, from the one to which nothing has happened for the longest. Those that wait for their visitor
 * (to ask, or to read the answer) are at the disposal of whoever comes; those that wait for us are not.
 */
export class Connections {
  readonly #states = new Map<Socket, State>();

  constructor(server: Server, most: number) {
    server.on('connection', (socket) => {
      this.#states.set(socket, { isWorkedFor: false, since: performance.now() });
      socket.once('close', () => this.#states.delete(socket));
      if (this.#states.size > most) this.#endWaiting({ most: 1 });
    });
  }

  get count(): number {
    return this.#states.size;
  }

  /** Tells that a request of a connection begins to be worked on, or is over. */
  tell(socket: Socket, isWorkedFor: boolean): void {
    // A request that came otherwise than by a connection of the server has none here.
    if (this.#states.delete(socket)) this.#states.set(socket, { isWorkedFor, since: performance.now() });
  }

  /** Ends those that have waited for their visitor for so long, in milliseconds. */
  endWaitingFor(milliseconds: number): void {
    this.#endWaiting({ since: performance.now() - milliseconds });
  }

  /** Ends those that wait for their visitor, so many of them, to which nothing has happened since a moment. */
  #endWaiting({ most = Number.POSITIVE_INFINITY, since = Number.POSITIVE_INFINITY }): void {
    let ended = 0;
    for (const [socket, state] of this.#states) {
      if (state.since > since || ended === most) return;
      if (state.isWorkedFor) continue;
      this.#states.delete(socket);
      socket.destroy();
      ended += 1;
    }
  }
}
