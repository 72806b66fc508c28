import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyedRateLimiter, type Limit, type RateLimiter, rateLimiter } from '../../platform/http/rate-limit';
import type { Requester } from './access';
import { tooManyWrites } from './problems';

/** What a PUT comes to. Each counts once for a call, however often it is decided anew, and throws a 429 beyond its limit. */
export interface PutCounts {
  readonly creation: () => Promise<void>;
  readonly replacement: () => Promise<void>;
  /** The same content once more: nothing is written. */
  readonly repetition: () => Promise<void>;
  /** The declaration of somebody else. */
  readonly refusal: () => Promise<void>;
}

export interface PutLimits {
  /** New declarations of one address, or of one agent, in a minute; as many replacements, in a count of their own. */
  readonly creationsPerMinute: number;
  /** Times that somebody may try to replace the content of one draft in a minute; `usualReplacements` when not given. */
  readonly replacementsPerMinute?: number;
  /** What reads are counted by: sending the same again reads, and the network may have lost the first answer. */
  readonly reads: RateLimiter;
}

/** A person changes a declaration and sends it again: nobody does that every three seconds. */
const usualReplacements = 20;

/**
 * How PUTs are counted: travellers by network, agents one by one since an office shares its address, and each draft
 * wherever the calls come from. Refusals have a count of their own: whoever tries the declarations of others keeps
 * nobody of their network from declaring.
 */
export function putLimits(
  app: FastifyInstance,
  { creationsPerMinute, replacementsPerMinute = usualReplacements, reads }: PutLimits,
): (request: FastifyRequest, requester: Requester, id: string) => PutCounts {
  const creations = byPerson(app, { name: 'creations', perMinute: creationsPerMinute });
  const replacements = byPerson(app, { name: 'replacements', perMinute: creationsPerMinute });
  const refusals = byPerson(app, { name: 'refusals', perMinute: creationsPerMinute });
  const replacementsOfDraft = keyedRateLimiter(
    app,
    { name: 'replacements-of-draft', perMinute: replacementsPerMinute },
    tooManyWrites,
  );
  return (request, requester, id) => ({
    creation: once(() => creations(request, requester)),
    replacement: once(async () => {
      // First: whoever replaces one draft over and over uses up nothing of their network's.
      await replacementsOfDraft(request, id);
      await replacements(request, requester);
    }),
    repetition: once(() => reads(request)),
    refusal: once(() => refusals(request, requester)),
  });
}

function byPerson(app: FastifyInstance, limit: Limit) {
  const ofNetwork = rateLimiter(app, limit);
  const ofAgent = keyedRateLimiter(app, { ...limit, name: `${limit.name}-of-agent` }, tooManyWrites);
  return (request: FastifyRequest, { caller }: Requester): Promise<void> =>
    caller.kind === 'agent' ? ofAgent(request, caller.agentId) : ofNetwork(request);
}

function once(count: () => Promise<void>): () => Promise<void> {
  let counted: Promise<void> | undefined;
  return () => {
    counted ??= count();
    return counted;
  };
}
