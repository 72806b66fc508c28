import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network';
import { CountingStore } from './counting-store';
import type { ProblemCode } from './problem-catalogue';
import { type FeatureProblem, ProblemError } from './problem-error';
import type { TakeShare } from './shared-counts';

/** Counts a call of its network; throws a 429 that says when to come back once there are too many. */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

export interface Limit {
  /** What is counted: processes and limiters that give the same name count together. */
  readonly name: string;
  readonly perMinute: number;
}

/** Keys remembered at once: a flood of distinct networks cannot fill the memory. */
const maxKeys = 50_000;
const windowMs = 60_000;

/** Lets routes count their calls; none is limited unless it asks. Without `takeShare` this process counts alone. */
export async function allowRateLimits(
  app: FastifyInstance,
  takeShare: TakeShare | null = null,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: maxKeys,
    timeWindow: windowMs,
    ...(takeShare === null ? {} : { store: storeOf(takeShare) }),
  });
}

function storeOf(takeShare: TakeShare): new () => CountingStore {
  return class extends CountingStore {
    constructor() {
      super(takeShare, maxKeys);
    }
  };
}

/** Counts the calls of each network in windows of a minute. One limiter may serve several routes, or a part of one. */
export function rateLimiter(app: FastifyInstance, { name, perMinute }: Limit): RateLimiter {
  const count = app.createRateLimit({
    max: perMinute,
    keyGenerator: ({ ip }) => `${name} ${clientNetwork(ip)}`,
  });
  return async (request) => refuseBeyond(await count(request), 'too-many-requests');
}

/**
 * Counts, in windows of a minute, what a route names by a key, such as an agent or a declaration. Throws the 429 given
 * when a key has too many.
 */
export function keyedRateLimiter(
  app: FastifyInstance,
  { name, perMinute }: Limit,
  tooMany: FeatureProblem,
): (request: FastifyRequest, key: string) => Promise<void> {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: perMinute,
    keyGenerator: (request) => `${name} ${keys.get(request) ?? clientNetwork(request.ip)}`,
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
