import type { FastifyRequest } from 'fastify';
import type { Caller, ReadCaller } from './caller';
import { ProblemError } from './http/problem-error';

type Agent = Extract<Caller, { readonly kind: 'agent' }>;

/** Nothing for who is no agent, or an agent no more. */
export function agentsOnly(): ProblemError {
  return new ProblemError(
    {
      code: 'agents-only',
      status: 401,
      title: 'Réservé aux agents',
      detail: 'Connectez-vous comme agent pour faire cette demande.',
    },
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}

/** The agent who makes a call. Throws a 401 for anybody else. */
export async function requireAgent(request: FastifyRequest, readCaller: ReadCaller): Promise<Agent> {
  const caller = await readCaller(request);
  if (caller.kind !== 'agent') throw agentsOnly();
  return caller;
}
