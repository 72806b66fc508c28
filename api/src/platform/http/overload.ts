import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void;
  }
}

export interface OverloadLimits {
  /** Mean lateness of the event loop, in milliseconds. */
  readonly maxEventLoopDelay: number;
  readonly maxHeapUsedBytes: number;
}

const limits: OverloadLimits = { maxEventLoopDelay: 500, maxHeapUsedBytes: 400 * 2 ** 20 };
const retryAfterSeconds = 2;

class Overloaded extends ProblemError {
  constructor() {
    super('overloaded', { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
}

/** Of a route that answers under any load. */
export const answeredUnderPressure = { pressureHandler: (): void => undefined } as const;

/** Refuses early what could only be answered late: 503 with a delay to come back after. */
export async function refuseOverload(
  app: FastifyInstance,
  overrides: Partial<OverloadLimits> = {},
): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    ...overrides,
    customError: Overloaded,
    retryAfter: retryAfterSeconds,
  });
}
