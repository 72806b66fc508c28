import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network';
import { ProblemError } from './problem-error';

/** Counts a call of its network, or of what it is about; throws a 429 that says when to come back once there are too many. */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

/** Networks remembered at once by a limiter: a flood of distinct ones cannot fill the memory. */
const maxNetworks = 50_000;

/** Lets routes count their calls; none is limited unless it asks. */
export async function allowRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: maxNetworks,
    keyGenerator: ({ ip }) => clientNetwork(ip),
  });
}

/**
 * Counts the calls of each network in windows of a minute, or those of each key.
 * One limiter may serve several routes, or a part of one, which the configuration of a route cannot say.
 */
export function rateLimiter(
  app: FastifyInstance,
  callsPerMinute: number,
  keyOf?: (request: FastifyRequest) => string,
): RateLimiter {
  const keyGenerator = keyOf === undefined ? {} : { keyGenerator: keyOf };
  const count = app.createRateLimit({ max: callsPerMinute, ...keyGenerator });
  return async (request) => {
    const call = await count(request);
    if (call.isAllowed || !call.isExceeded) return;
    throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(call.ttlInSeconds) } });
  };
}
