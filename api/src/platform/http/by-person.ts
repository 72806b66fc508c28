import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AgentCaller } from '../caller';
import type { FeatureProblem } from './problem-error';
import { keyedRateLimiter, type Limit, type RateLimiter, rateLimiter } from './rate-limit';

/** Counted for an agent, from whatever desk. */
export const tooManyOfAgent: FeatureProblem = {
  code: 'too-many-requests',
  status: 429,
  title: 'Trop de demandes',
  detail: 'Vous avez fait trop de demandes en une minute. Attendez quelques secondes puis recommencez.',
};

/**
 * Counts calls in windows of a minute: those of an agent for that agent, as an office shares its address, and those of anybody else
 * for their network. Give only the id of an agent who proved who they are. Throws a 429: `tooMany` to an agent.
 */
export function byPerson(
  app: FastifyInstance,
  limit: Limit,
  tooMany: FeatureProblem = tooManyOfAgent,
): (request: FastifyRequest, agentId: AgentCaller['agentId'] | null) => Promise<void> {
  const ofNetwork = rateLimiter(app, limit);
  const ofAgent = keyedRateLimiter(app, { ...limit, name: `${limit.name}-of-agent` }, tooMany);
  return (request, agentId) => (agentId === null ? ofNetwork(request) : ofAgent(request, agentId));
}

/**
 * The same before a route is reached. Whoever shows a session that proves nothing, made up or over, is counted with their network:
 * the route is what refuses them, once they are let that far.
 */
export function personLimiter(app: FastifyInstance, limit: Limit): RateLimiter {
  const count = byPerson(app, limit);
  return async (request) => {
    const caller = await app.readCaller(request).catch(() => null);
    await count(request, caller?.kind === 'agent' ? caller.agentId : null);
  };
}
