import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../caller';
import { tooManyOfAgent } from './by-person';
import { keyedRateLimiter, type Limit } from './rate-limit';

/** Counts a call of the agent who makes it; throws a 429 that says when to come back once there are too many. */
export type AgentLimiter = (request: FastifyRequest, caller: Caller | undefined) => Promise<void>;

/** Counts what each agent reads in windows of a minute, from whatever desk. One limiter may serve several routes. */
export function agentReads(app: FastifyInstance, { name, perMinute }: Limit): AgentLimiter {
  const count = keyedRateLimiter(app, { name: `${name}-of-agent`, perMinute }, tooManyOfAgent);
  return async (request, caller) => {
    if (caller?.kind === 'agent') await count(request, caller.agentId);
  };
}
