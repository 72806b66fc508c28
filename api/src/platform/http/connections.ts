import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionBounds {
  /** Open at once. */
  readonly mostConnections: number;
  /** Requests of one connection that are not answered. */
  readonly mostUnanswered: number;
}

interface State {
  readonly address: string;
  /** Requests that began and whose answers are not over: none, and the connection is idle. */
  unanswered: number;
  /** A request of it is worked on. */
  isWorkedFor: boolean;
  /** When it was opened, or its last request or answer began. */
  since: number;
}

/** Below that share of its connections, an address's idle ones have just come and are about to ask. */
const fewIdle = 0.1;

/**
 * The open connections, from the one to which nothing has happened for the longest. Those that wait for their visitor
 * (to ask, or to read the answer) are at the disposal of whoever comes; those that wait for us are not.
 */
export class Connections {
  readonly #states = new Map<Socket, State>();
  /** How many each address holds. */
  readonly #held = new Map<string, number>();

  constructor(server: Server, { mostConnections, mostUnanswered }: ConnectionBounds) {
    server.on('connection', (socket) => {
      const address = socket.remoteAddress ?? '';
      this.#held.set(address, this.#heldBy(address) + 1);
      if (this.#states.size >= mostConnections) this.#end(this.#oneToEnd() ?? socket);
      if (socket.destroyed) {
        this.#letGo(address);
        return;
      }
      this.#states.set(socket, { address, unanswered: 0, isWorkedFor: false, since: performance.now() });
      socket.once('close', () => this.#forget(socket));
    });
    server.on('request', (request, response) => {
      const { socket } = request;
      const state = this.#states.get(socket);
      if (state === undefined) return;
      if (state.unanswered >= mostUnanswered) {
        this.#end(socket);
        return;
      }
      state.unanswered += 1;
      if (state.unanswered === 1) this.#touch(socket, state);
      response.once('close', () => {
        state.unanswered -= 1;
      });
    });
  }

  get count(): number {
    return this.#states.size;
  }

  /** Tells that a request of a connection begins to be worked on, or is over. */
  tell(socket: Socket, isWorkedFor: boolean): void {
    const state = this.#states.get(socket);
    // A request that came otherwise than by a connection of the server has none here.
    if (state === undefined) return;
    state.isWorkedFor = isWorkedFor;
    this.#touch(socket, state);
  }

  /** Ends those that have waited for their visitor for so long, in milliseconds. */
  endWaitingFor(milliseconds: number): void {
    const since = performance.now() - milliseconds;
    for (const [socket, state] of this.#states) {
      if (state.since > since) return;
      if (!state.isWorkedFor) this.#end(socket);
    }
  }

  #heldBy(address: string): number {
    return this.#held.get(address) ?? 0;
  }

  #letGo(address: string): void {
    const held = this.#heldBy(address) - 1;
    if (held > 0) this.#held.set(address, held);
    else this.#held.delete(address);
  }

  #touch(socket: Socket, state: State): void {
    state.since = performance.now();
    this.#states.delete(socket);
    this.#states.set(socket, state);
  }

  #forget(socket: Socket): void {
    const state = this.#states.get(socket);
    if (state === undefined) return;
    this.#states.delete(socket);
    this.#letGo(state.address);
  }

  #end(socket: Socket): void {
    this.#forget(socket);
    socket.destroy();
  }

  /** Of the address that holds the most: idle for the longest, or else waiting for its visitor for the longest. */
  #oneToEnd(): Socket | undefined {
    let most = 0;
    for (const { isWorkedFor, address } of this.#states.values()) {
      if (!isWorkedFor) most = Math.max(most, this.#heldBy(address));
    }
    let longest: Socket | undefined;
    let longestIdle: Socket | undefined;
    let waiting = 0;
    let idle = 0;
    for (const [socket, { isWorkedFor, address, unanswered }] of this.#states) {
      if (isWorkedFor || this.#heldBy(address) < most) continue;
      waiting += 1;
      longest ??= socket;
      if (unanswered > 0) continue;
      idle += 1;
      longestIdle ??= socket;
    }
    return idle < fewIdle * waiting ? longest : (longestIdle ?? longest);
  }
}
