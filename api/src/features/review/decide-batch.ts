import type { Batch, BatchResult } from '@retour/contract';
import type { DeclarationStatus } from '@retour/core';
import { readIfMatch, versionTag } from '../../platform/http/if-match';
import { ProblemError } from '../../platform/http/problem-error';
import { changeDeclarationStatus, type StatusRequest } from '../declaration/change-declaration-status';
import type { DeclarationContext } from '../declaration/context';
import { readHistory } from '../declaration/storage/read-history';

const firstFault = 500;

const statuses: Readonly<Record<Batch['act'], DeclarationStatus>> = { validate: 'validated', close: 'paid' };

export interface BatchRequest extends Batch, Pick<StatusRequest, 'requester' | 'network'> {
  /** Told of what nobody expected, which stops none of the others. */
  readonly onError: (error: unknown) => void;
}

/** What one act came to, in the words of the single call. */
function resultOf(id: string, error: unknown, onError: (error: unknown) => void): BatchResult {
  if (error instanceof ProblemError && error.status < firstFault) {
    return { id, outcome: 'refused', code: error.code, detail: error.problem.detail };
  }
  onError(error);
  return { id, outcome: 'failed' };
}

/** What somebody else made of it meanwhile, so that who asked too late is told it without opening it. */
async function decidedMeanwhile(
  { run }: DeclarationContext,
  { id, code }: BatchResult,
  onError: BatchRequest['onError'],
): Promise<Pick<BatchResult, 'status' | 'by'>> {
  if (code !== 'stale-version') return {};
  const history = await readHistory(run, id).catch((error: unknown) => {
    onError(error);
    return [];
  });
  const status = history.at(-1)?.to;
  if (status === undefined) return {};
  const given = history.findLast(({ from, to }) => to === status && from !== status);
  return {
    status,
    ...(given?.by.type === 'agent' && given.by.name !== undefined ? { by: given.by.name } : {}),
  };
}

/**
 * Decides several declarations, one after another, each as its own act: its version is checked, its trail, its entry of the log
 * and its mail are written as if it were alone. The same request again does nothing more, and says that it is done.
 */
export async function decideBatch(
  context: DeclarationContext,
  { act, declarations, requester, network, onError }: BatchRequest,
): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const { id, version } of declarations) {
    try {
      await changeDeclarationStatus(context, {
        id,
        change: { status: statuses[act] },
        requester,
        network,
        ifMatch: readIfMatch(versionTag(version)),
        isUnpaid: act === 'close',
      });
      results.push({ id, outcome: 'done' });
    } catch (error) {
      const result = resultOf(id, error, onError);
      results.push({ ...result, ...(await decidedMeanwhile(context, result, onError)) });
    }
  }
  return results;
}
