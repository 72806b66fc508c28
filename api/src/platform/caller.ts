import type { FastifyRequest } from 'fastify';

/** Who makes a call: an agent who signed in, or anybody. */
export type Caller = { readonly kind: 'public' } | { readonly kind: 'agent'; readonly agentId: string };

export type ReadCaller = (request: FastifyRequest) => Promise<Caller>;

/** Without sign-in, every caller is the public. */
export const readPublicCaller: ReadCaller = async () => ({ kind: 'public' });
