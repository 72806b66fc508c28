import { type Declaration, type ErasureGround, eraseDeclarationRoute } from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { runWrite, type WriteOutcome } from './write-outcome';

/** They are looked for in all that officers ever typed. */
const timeoutMs = 60_000;

/** Erases who declared; the same request again does nothing more. */
export function erasePerson(seen: Declaration, ground: ErasureGround): Promise<WriteOutcome<Declaration>> {
  return runWrite(seen, () =>
    callRoute(eraseDeclarationRoute, { params: { declarationId: seen.id }, body: { ground }, timeoutMs }),
  );
}
