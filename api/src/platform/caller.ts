import type { AgentRole } from '@retour/contract';
import type { FastifyRequest } from 'fastify';
import type { ActingAgent } from './access-log/log-entry';

export interface AgentCaller extends ActingAgent {
  readonly kind: 'agent';
  /** As the database says it at this call: a session does not carry it. */
  readonly role: AgentRole;
}

/** Who makes a call: an agent who signed in, or anybody. */
export type Caller = { readonly kind: 'public' } | AgentCaller;

/** Tells who calls. Throws a 401 for a session that is over: such a caller is never taken for the public. */
export type ReadCaller = (request: FastifyRequest) => Promise<Caller>;

/** Where nobody can sign in, every caller is the public. */
export const readPublicCaller: ReadCaller = async () => ({ kind: 'public' });
