import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network';

export interface ConnectionBounds {
  /** Open at once. */
  readonly maxConnections: number;
  /** Requests of one connection that are not answered. */
  readonly maxUnanswered: number;
}

interface State {
  /** Whose it is: the bound on those of one visitor holds whichever of their addresses they come from. */
  readonly network: string;
  /** Requests that began and whose answers are not over: none, and the connection is idle. */
  unanswered: number;
  /** A request of it is worked on. */
  isWorkedFor: boolean;
  /** When it was opened, or its last request or answer began. */
  since: number;
}

/** Below that share of its connections, a network's idle ones have just come and are about to ask. */
const fewIdle = 0.1;

/**
 * The open connections, from the one to which nothing has happened for the longest. Those that wait for their visitor
 * (to ask, or to read the answer) are at the disposal of whoever comes; those that wait for us are not.
 */
export class Connections {
  readonly #states = new Map<Socket, State>();
  /** How many each network holds. */
  readonly #held = new Map<string, number>();

  constructor(server: Server, { maxConnections, maxUnanswered }: ConnectionBounds) {
    server.on('connection', (socket) => {
      const network = clientNetwork(socket.remoteAddress ?? '');
      this.#held.set(network, this.#heldBy(network) + 1);
      if (this.#states.size >= maxConnections) this.#end(this.#oneToEnd() ?? socket);
      if (socket.destroyed) {
        this.#letGo(network);
        return;
      }
      this.#states.set(socket, { network, unanswered: 0, isWorkedFor: false, since: performance.now() });
      socket.once('close', () => this.#forget(socket));
    });
    // Before anything is made of a request: what is refused must cost next to nothing.
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!this.#admits(request, response, maxUnanswered)) return;
      for (const listen of listeners) Reflect.apply(listen, server, [request, response]);
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

  /** False for one too many, which ends its connection, and for those that came in the same bytes after it. */
  #admits({ socket }: IncomingMessage, response: ServerResponse, maxUnanswered: number): boolean {
    if (socket.destroyed) return false;
    const state = this.#states.get(socket);
    // A request that came otherwise than by a connection of the server.
    if (state === undefined) return true;
    if (state.unanswered >= maxUnanswered) {
      this.#end(socket);
      return false;
    }
    state.unanswered += 1;
    if (state.unanswered === 1) this.#touch(socket, state);
    response.once('close', () => {
      state.unanswered -= 1;
    });
    return true;
  }

  #heldBy(network: string): number {
    return this.#held.get(network) ?? 0;
  }

  #letGo(network: string): void {
    const held = this.#heldBy(network) - 1;
    if (held > 0) this.#held.set(network, held);
    else this.#held.delete(network);
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
    this.#letGo(state.network);
  }

  #end(socket: Socket): void {
    this.#forget(socket);
    socket.destroy();
  }

  /** Of the network that holds the most: idle for the longest, or else waiting for its visitor for the longest. */
  #oneToEnd(): Socket | undefined {
    let most = 0;
    for (const { isWorkedFor, network } of this.#states.values()) {
      if (!isWorkedFor) most = Math.max(most, this.#heldBy(network));
    }
    let longest: Socket | undefined;
    let longestIdle: Socket | undefined;
    let waiting = 0;
    let idle = 0;
    for (const [socket, { isWorkedFor, network, unanswered }] of this.#states) {
      if (isWorkedFor || this.#heldBy(network) < most) continue;
      waiting += 1;
      longest ??= socket;
      if (unanswered > 0) continue;
      idle += 1;
      longestIdle ??= socket;
    }
    return idle < fewIdle * waiting ? longest : (longestIdle ?? longest);
  }
}
