import { type BatchAct, type BatchResult, decideBatchRoute, type ListedDeclaration } from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { runFreely } from '../acts/write-outcome';

/** Decides these declarations, each if it is still as the agent saw it; the same request again does nothing more. */
export function decideBatch(
  act: BatchAct,
  seen: readonly ListedDeclaration[],
): ReturnType<typeof runFreely<{ results: BatchResult[] }>> {
  const declarations = seen.map(({ id, version }) => ({ id, version }));
  return runFreely(() => callRoute(decideBatchRoute, { body: { act, declarations } }));
}
