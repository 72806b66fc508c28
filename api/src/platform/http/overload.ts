import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void;
  }
}

export interface OverloadLimits {
  /** Mean lateness of the event loop, in milliseconds; 0 for none. */
  readonly maxEventLoopDelay: number;
  readonly maxHeapUsedBytes: number;
  /** Requests being answered at once, whose bodies are read. */
  readonly mostAtOnce: number;
  /** How long everything is refused before the process is said not to be ready, in milliseconds. */
  readonly refusedTooLong: number;
}

export interface Overload {
  /** Requests being answered now. */
  readonly atOnce: () => number;
  /** Whether nothing but what is vital was let in for too long: a passing rush refuses some and lets others in. */
  readonly refusesAll: () => boolean;
}

const usualLimits: OverloadLimits = {
  maxEventLoopDelay: 500,
  maxHeapUsedBytes: 400 * 2 ** 20,
  mostAtOnce: 500,
  refusedTooLong: 10_000,
};
/** How often lateness and memory are looked at, in milliseconds: how long refusals outlive their cause. */
const sampleInterval = 250;
/** How long pressure lasts before it is a reason to refuse: a busy neighbour or one long answer is not. */
const patienceMs = 2 * sampleInterval;
const retryAfterSeconds = 2;

class Overloaded extends ProblemError {
  constructor() {
    super('overloaded', { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}

/** Of a route that answers under any load. */
export const answeredUnderPressure = { pressureHandler: (): void => undefined } as const;

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

/** Refuses early what could only be answered late: 503 with a delay to come back after. */
export async function refuseOverload(
  app: FastifyInstance,
  overrides: Partial<OverloadLimits> = {},
): Promise<Overload> {
  const { mostAtOnce, refusedTooLong, ...pressureLimits } = { ...usualLimits, ...overrides };
  const pressure = new Lasting();
  const refusal = new Lasting();
  let atOnce = 0;

  const refusePressure = (): void => {
    if (pressure.isAsLongAs(patienceMs)) throw new Overloaded();
  };
  await app.register(underPressure, { ...pressureLimits, sampleInterval, pressureHandler: refusePressure });
  const sampling = setInterval(() => {
    pressure.tell(app.isUnderPressure());
    refusal.tell(atOnce >= mostAtOnce || pressure.isAsLongAs(patienceMs));
  }, sampleInterval).unref();
  app.addHook('onClose', async () => clearInterval(sampling));

  // Those that wait for the database cost no lateness of the loop: their number alone tells that they come too fast.
  app.addHook('preHandler', (request, reply, done) => {
    const isVital = request.routeOptions.config.pressureHandler !== undefined;
    if (atOnce >= mostAtOnce && !isVital) {
      done(new Overloaded());
      return;
    }
    if (!isVital) refusal.tell(false);
    // Not onResponse, which says nothing of the clients that leave; one that has left already is not counted.
    if (!reply.raw.destroyed) {
      atOnce += 1;
      reply.raw.once('close', () => {
        atOnce -= 1;
      });
    }
    done();
  });
  return { atOnce: () => atOnce, refusesAll: () => refusal.isAsLongAs(refusedTooLong) };
}
