import type { FastifyInstance, FastifyRequest } from 'fastify';
import { byPerson } from '../../platform/http/by-person';
import { keyedRateLimiter, type RateLimiter } from '../../platform/http/rate-limit';
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
  const counted = (name: string) => {
    const count = byPerson(app, { name, perMinute: creationsPerMinute }, tooManyWrites);
    return (request: FastifyRequest, { caller }: Requester): Promise<void> =>
      count(request, caller.kind === 'agent' ? caller.agentId : null);
  };
  const creations = counted('creations');
  const replacements = counted('replacements');
  const refusals = counted('refusals');
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

function once(count: () => Promise<void>): () => Promise<void> {
  let counted: Promise<void> | undefined;
  return () => {
    counted ??= count();
    return counted;
  };
}
