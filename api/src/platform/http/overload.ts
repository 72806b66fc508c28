import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void;
  }
  interface FastifyRequest {
    isCounted: boolean;
  }
}

export interface OverloadLimits {
  /** Mean lateness of the event loop, in milliseconds. */
  readonly maxEventLoopDelay: number;
  readonly maxHeapUsedBytes: number;
  /** Requests being answered at once, whose bodies are read. */
  readonly mostAtOnce: number;
}

const limits: OverloadLimits = { maxEventLoopDelay: 500, maxHeapUsedBytes: 400 * 2 ** 20, mostAtOnce: 500 };
/** How often lateness and memory are looked at, in milliseconds: how long refusals outlive their cause. */
const sampleInterval = 250;
/** How long pressure lasts before it is a reason to refuse: a busy neighbour or one long answer is not. */
const patienceMs = 2 * sampleInterval;
/** Two moments of pressure further apart are two pressures. */
const episodeGapMs = 4 * sampleInterval;
const retryAfterSeconds = 2;

class Overloaded extends ProblemError {
  constructor() {
    super('overloaded', { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}

/** Of a route that answers under any load. */
export const answeredUnderPressure = { pressureHandler: (): void => undefined } as const;

/** Those that wait for the database cost no lateness of the loop: their number alone tells that they come too fast. */
function refuseCrowds(app: FastifyInstance, mostAtOnce: number): void {
  let atOnce = 0;
  app.decorateRequest('isCounted', false);
  app.addHook('preHandler', (request, _reply, done) => {
    if (atOnce >= mostAtOnce && request.routeOptions.config.pressureHandler === undefined) {
      done(new Overloaded());
      return;
    }
    atOnce += 1;
    request.isCounted = true;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.isCounted) atOnce -= 1;
    done();
  });
}

/** Called for each request that meets pressure: throws once it lasts. */
function refuseOnceItLasts(): () => void {
  let since = 0;
  let seen = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - seen > episodeGapMs) since = now;
    seen = now;
    if (now - since >= patienceMs) throw new Overloaded();
  };
}

/** Refuses early what could only be answered late: 503 with a delay to come back after. */
export async function refuseOverload(
  app: FastifyInstance,
  overrides: Partial<OverloadLimits> = {},
): Promise<void> {
  const { mostAtOnce, ...lateness } = { ...limits, ...overrides };
  refuseCrowds(app, mostAtOnce);
  await app.register(underPressure, {
    ...lateness,
    sampleInterval,
    pressureHandler: refuseOnceItLasts(),
  });
}
