import { changeDeclarationStatusRoute, type Declaration, type StatusChange } from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { ifVersion, runWrite, type WriteOutcome } from './write-outcome';

/** Gives a declaration another status, if it is still as the agent saw it; the same request again does nothing more. */
export function changeStatus(seen: Declaration, change: StatusChange): Promise<WriteOutcome<Declaration>> {
  return runWrite(seen, () =>
    callRoute(changeDeclarationStatusRoute, {
      params: { declarationId: seen.id },
      headers: ifVersion(seen.version),
      body: change,
    }),
  );
}
