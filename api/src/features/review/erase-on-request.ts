import type { Declaration, ErasureGround } from '@retour/contract';
import type { FastifyBaseLogger } from 'fastify';
import { actorOf, type Requester } from '../declaration/access';
import type { DeclarationContext } from '../declaration/context';
import { eraseDeclaration } from '../declaration/erase-declaration';
import { declarationNotFound, erasureUnderWay } from '../declaration/problems';
import { readDeclaration } from '../declaration/read-declaration';

export interface RequestedErasure {
  readonly reference: string;
  readonly ground: ErasureGround;
  readonly requester: Requester;
  /** Told of what was erased: what was, after the last list of erasures was kept, is read there. */
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Erases who declared, for a supervisor. Throws a 404, or a 409 while the declaration is under way. */
export async function eraseOnRequest(
  { run, now }: Pick<DeclarationContext, 'run' | 'now'>,
  { reference, ground, requester, log }: RequestedErasure,
): Promise<Declaration> {
  const { id } = await readDeclaration(run, reference, requester);
  const outcome = await eraseDeclaration(run, { id, ground, by: actorOf(requester), at: now() });
  if (outcome.kind === 'unknown') throw declarationNotFound();
  if (outcome.kind === 'under-way') throw erasureUnderWay(outcome.status);
  if (outcome.isNew) log.info({ declaration: id, ground }, 'a declaration was erased');
  return outcome.declaration;
}
