import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network';
import type { ProblemCode } from './problem-catalogue';
import { type FeatureProblem, ProblemError } from './problem-error';

/** Counts a call of its network; throws a 429 that says when to come back once there are too many. */
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

/** Counts the calls of each network in windows of a minute. One limiter may serve several routes, or a part of one. */
export function rateLimiter(app: FastifyInstance, callsPerMinute: number): RateLimiter {
  const count = app.createRateLimit({ max: callsPerMinute });
  return async (request) => refuseBeyond(await count(request), 'too-many-requests');
}

/**
 * Counts, in windows of a minute, what a route names by a key, such as an agent or a declaration. Throws the 429 given
 * when a key has too many.
 */
export function keyedRateLimiter(
  app: FastifyInstance,
  callsPerMinute: number,
  tooMany: FeatureProblem,
): (request: FastifyRequest, key: string) => Promise<void> {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: callsPerMinute,
    keyGenerator: (request) => keys.get(request) ?? clientNetwork(request.ip),
  });
  return async (request, key) => {
    keys.set(request, key);
    refuseBeyond(await count(request), tooMany);
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseBeyond(call: Count, tooMany: ProblemCode | FeatureProblem): void {
  if (call.isAllowed || !call.isExceeded) return;
  throw new ProblemError(tooMany, { headers: { 'retry-after': String(call.ttlInSeconds) } });
}
