import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ConnectionBounds, Connections } from './connections';
import { inParts } from './in-parts';
import { LiveHeap } from './live-heap';
import { ProblemError } from './problem-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void;
  }
}

export interface OverloadLimits extends ConnectionBounds {
  /** Mean lateness of the event loop, in milliseconds; 0 for none. */
  readonly maxEventLoopDelay: number;
  /** What is still held after a collection. */
  readonly maxHeapUsedBytes: number;
  /** Requests being worked on at once: their bodies are read, their answers are not ready. */
  readonly maxConcurrent: number;
  /** How long a visitor may take to send a request, its body included, in milliseconds. */
  readonly maxRequestMs: number;
  /** How long a visitor may read nothing of an answer that waits for it, in milliseconds. */
  readonly maxAnswerMs: number;
  /** How long everything is refused before the process is said not to be ready, in milliseconds. */
  readonly refusedTooLong: number;
}

export interface Overload {
  /** Requests being worked on now. */
  readonly atOnce: () => number;
  readonly connections: () => number;
  /** Whether no call but what is vital was let in for too long: a passing rush refuses some and lets others in. */
  readonly refusesAll: () => boolean;
}

const usualLimits: OverloadLimits = {
  maxEventLoopDelay: 500,
  maxHeapUsedBytes: 400 * 2 ** 20,
  maxConcurrent: 500,
  maxConnections: 2_000,
  maxUnanswered: 16,
  // The longest that a form sends is 60 KB: it goes through a poor line in half of that.
  maxRequestMs: 8_000,
  maxAnswerMs: 120_000,
  refusedTooLong: 10_000,
};
/** How often lateness and memory are looked at, in milliseconds: how long refusals outlive their cause. */
const sampleInterval = 250;
/** How long pressure lasts before it is a reason to refuse: a busy neighbour or one long answer is not. */
const patienceMs = 2 * sampleInterval;
/** How long the heap that a collection left is a reason to refuse, in milliseconds: garbage keeps nobody out longer. */
const heapBelievedFor = 5_000;
const retryAfterSeconds = 2;

class Overloaded extends ProblemError {
  constructor() {
    super('overloaded', { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}

/** Of a route that answers under any load. */
export const answeredUnderPressure = { pressureHandler: (): void => undefined } as const;

/** What machines and the page of the status ask every few seconds, which says nothing of people: those of such a route. */
export function isPolled({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.pressureHandler !== undefined;
}

/**
 * Told by its route, as an address may be written in several ways. The rest are files: a page that was let in and lacks one is not
 * drawn, and that one is sent says nothing of the calls.
 */
function isCall({ routeOptions }: FastifyRequest): boolean {
  return /^\/api(?:\/|$)/.test(routeOptions.url ?? '');
}

/** How long something has been true without a break, as far as it was told. */
class Lasting {
  #since: number | null = null;

  tell(isTrue: boolean): void {
    this.#since = isTrue ? (this.#since ?? performance.now()) : null;
  }

  isAsLongAs(milliseconds: number): boolean {
    return this.#since !== null && performance.now() - this.#since >= milliseconds;
  }
}

/** Refuses early the calls that could only be answered late: 503 with a delay to come back after. */
export async function refuseOverload(
  app: FastifyInstance,
  overrides: Partial<OverloadLimits> = {},
): Promise<Overload> {
  const limits = { ...usualLimits, ...overrides };
  const { maxConcurrent, maxAnswerMs, refusedTooLong, maxEventLoopDelay, maxHeapUsedBytes } = limits;
  const connections = new Connections(app.server, limits);
  app.server.requestTimeout = limits.maxRequestMs;
  // Node gives the longer of the two to the body.
  app.server.headersTimeout = limits.maxRequestMs;
  const heap = new LiveHeap(heapBelievedFor);
  const pressure = new Lasting();
  const refusal = new Lasting();
  const workedOn = new Set<FastifyRequest['raw']>();

  const refusePressure = (request: FastifyRequest): void => {
    if (isCall(request) && pressure.isAsLongAs(patienceMs)) throw new Overloaded();
  };
  await app.register(underPressure, {
    maxEventLoopDelay,
    healthCheck: async () => !heap.isAbove(maxHeapUsedBytes),
    healthCheckInterval: sampleInterval,
    sampleInterval,
    pressureHandler: refusePressure,
  });
  const sampling = setInterval(() => {
    pressure.tell(app.isUnderPressure());
    refusal.tell(workedOn.size >= maxConcurrent || pressure.isAsLongAs(patienceMs));
    connections.endWaitingFor(maxAnswerMs);
  }, sampleInterval).unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    heap.close();
  });

  const isOver = ({ raw }: FastifyRequest): void => {
    if (workedOn.delete(raw)) connections.tell(raw.socket, false);
  };
  // Those that wait for the database cost no lateness of the loop: their number alone tells that they come too fast.
  app.addHook('preHandler', (request, reply, done) => {
    const isVital = isPolled(request);
    if (workedOn.size >= maxConcurrent && !isVital) {
      done(new Overloaded());
      return;
    }
    if (!isVital && isCall(request)) refusal.tell(false);
    // Not onResponse, which says nothing of the clients that leave; one that has left already is not counted.
    if (!reply.raw.destroyed) {
      workedOn.add(request.raw);
      connections.tell(request.raw.socket, true);
      reply.raw.once('close', () => isOver(request));
    }
    done();
  });
  // The answer is ready: how long its visitor takes to read it costs no work, and must keep nobody out.
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    isOver(request);
    done(null, inParts(reply, payload));
  });
  return {
    atOnce: () => workedOn.size,
    connections: () => connections.count,
    refusesAll: () => refusal.isAsLongAs(refusedTooLong),
  };
}
