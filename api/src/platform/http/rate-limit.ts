import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';

/** Counts a call of its address; throws a 429 that says when to come back once there are too many. */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

/** Addresses remembered at once by a limiter: a flood of distinct addresses cannot fill the memory. */
const mostAddresses = 50_000;

/** Lets routes count their calls; none is limited unless it asks. */
export async function allowRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache: mostAddresses });
}

/**
 * Counts calls by address, and by /64 for IPv6, in windows of a minute.
 * One limiter may serve several routes, or a part of one, which the configuration of a route cannot say.
 */
export function rateLimiter(app: FastifyInstance, callsPerMinute: number): RateLimiter {
  const count = app.createRateLimit({ max: callsPerMinute });
  return async (request) => {
    const call = await count(request);
    if (call.isAllowed || !call.isExceeded) return;
    throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(call.ttlInSeconds) } });
  };
}
