import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
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
  /** Answers that are not over, of requests that began: none, and the connection is idle. */
  readonly unanswered: Set<ServerResponse>;
  /** A request of it came whole, once at least. */
  hasAsked: boolean;
  /** A request of it is worked on. */
  isWorkedFor: boolean;
  /** When it was opened, its last request or answer began, or it was last seen to wait for nobody. */
  since: number;
  /** Bytes that left for its visitor, now. */
  readonly left: () => number;
  /** As many as had then. */
  leftBefore: number;
}

type Held = readonly [Duplex, State];

/** Below that share of connections, some of them are not what fills the room: they have just come, or are a household. */
const fewShare = 0.1;

function areFew(some: readonly Held[], all: readonly Held[]): boolean {
  return some.length < fewShare * all.length;
}

/** Those of the network that holds the most of them; all, when nobody holds many: then a network is no crowd. */
function crowdOf(held: readonly Held[]): readonly Held[] {
  const byNetwork = new Map<string, Held[]>();
  for (const one of held) {
    const own = byNetwork.get(one[1].network);
    if (own === undefined) byNetwork.set(one[1].network, [one]);
    else own.push(one);
  }
  let most: readonly Held[] = [];
  for (const own of byNetwork.values()) if (own.length > most.length) most = own;
  return areFew(most, held) ? held : most;
}

/** Whether something it asked whole is answered, and its visitor read of it meanwhile, or has nothing to read yet. */
function isServed(socket: Duplex, { unanswered, left, leftBefore }: State): boolean {
  const isAnswered = [...unanswered].some(({ req }) => req.complete);
  return isAnswered && (socket.writableLength === 0 || left() > leftBefore);
}

/**
 * The open connections, from the one to which nothing has happened for the longest. Those that wait for their visitor
 * (to ask, or to read the answer) are at the disposal of whoever comes; those that wait for us are not.
 */
export class Connections {
  readonly #states = new Map<Duplex, State>();

  constructor(server: Server, { maxConnections, maxUnanswered }: ConnectionBounds) {
    server.on('connection', (socket) => {
      if (this.#states.size >= maxConnections) this.#end(this.#oneToEnd() ?? socket);
      if (socket.destroyed) return;
      const network = clientNetwork(socket.remoteAddress ?? '');
      this.#states.set(socket, {
        network,
        unanswered: new Set(),
        hasAsked: false,
        isWorkedFor: false,
        since: performance.now(),
        left: () => socket.bytesWritten - socket.writableLength,
        leftBefore: 0,
      });
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
  tell(socket: Duplex, isWorkedFor: boolean): void {
    const state = this.#states.get(socket);
    // A request that came otherwise than by a connection of the server has none here.
    if (state === undefined) return;
    state.isWorkedFor = isWorkedFor;
    state.hasAsked = true;
    this.#touch(socket, state);
  }

  /**
   * Ends those that have waited for their visitor for so long, in milliseconds: to ask, or to read anything of what is written. An
   * answer that goes on being read, or that nobody has written yet, has all its time.
   */
  endWaitingFor(milliseconds: number): void {
    const since = performance.now() - milliseconds;
    for (const [socket, state] of this.#states) {
      if (state.since > since) return;
      if (state.isWorkedFor) continue;
      if (isServed(socket, state)) this.#touch(socket, state);
      else this.#end(socket);
    }
  }

  /** False for one too many, which ends its connection, and for those that came in the same bytes after it. */
  #admits(request: IncomingMessage, response: ServerResponse, maxUnanswered: number): boolean {
    const { socket } = request;
    if (socket.destroyed) return false;
    const state = this.#states.get(socket);
    // A request that came otherwise than by a connection of the server.
    if (state === undefined) return true;
    if (state.unanswered.size >= maxUnanswered) {
      this.#end(socket);
      return false;
    }
    state.unanswered.add(response);
    if (state.unanswered.size === 1) this.#touch(socket, state);
    response.once('close', () => {
      state.unanswered.delete(response);
      if (request.complete) state.hasAsked = true;
    });
    return true;
  }

  #touch(socket: Duplex, state: State): void {
    state.since = performance.now();
    state.leftBefore = state.left();
    this.#states.delete(socket);
    this.#states.set(socket, state);
  }

  #forget(socket: Duplex): void {
    this.#states.delete(socket);
  }

  #end(socket: Duplex): void {
    this.#forget(socket);
    socket.destroy();
  }

  /**
   * Among those that never asked anything whole, or those that did when the first have only just come: of the network that
   * crowds, idle for the longest, or else waiting for its visitor for the longest.
   */
  #oneToEnd(): Duplex | undefined {
    const waiting = [...this.#states].filter(([, { isWorkedFor }]) => !isWorkedFor);
    const silent = waiting.filter(([, { hasAsked }]) => !hasAsked);
    const others = (): readonly Held[] => waiting.filter(([, { hasAsked }]) => hasAsked);
    const crowd = crowdOf(silent.length === 0 || areFew(silent, waiting) ? others() : silent);
    const idle = crowd.filter(([, { unanswered }]) => unanswered.size === 0);
    const [longest] = idle.length === 0 || areFew(idle, crowd) ? crowd : idle;
    return longest?.[0];
  }
}
