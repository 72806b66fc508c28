import { changeDeclarationStatusRoute, type Declaration, type StatusChange } from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { ifVersion, runWrite, type WriteOutcome } from './write-outcome';

/**
 * Gives a declaration another status, if it is still as the agent saw it; the same request again does nothing more.
 * @param seen since when what came first is told: before what this act wrote itself, where it wrote something
 */
export function changeStatus(
  current: Declaration,
  change: StatusChange,
  seen = current,
): Promise<WriteOutcome<Declaration>> {
  return runWrite(seen, () =>
    callRoute(changeDeclarationStatusRoute, {
      params: { declarationId: current.id },
      headers: ifVersion(current.version),
      body: change,
    }),
  );
}
