import type { RelatedDeclaration } from '@retour/contract';
import { type AllowanceUse, usedElsewhere, usesAllowance } from '@retour/core';
import type { AgentCaller } from '../../platform/caller';
import type { RunStatement } from '../../platform/database/database';
import { declarationFinder } from '../declaration/storage/find-declaration';
import { listRelated } from './read-related-declarations';

export interface UsedAllowances {
  /** Of the declaration that counts them too. */
  readonly id: string;
  readonly uses: AllowanceUse<RelatedDeclaration>[];
}

/**
 * What others have used of the allowances that each of these declarations counts; those of which nothing is used elsewhere, and those
 * that there are not, are left out. They are found together; then one look in the index of words for each that uses some of an
 * allowance, logged as that of its sheet, one after another so that a page of them leaves the database to others.
 */
export async function readUsedAllowances(
  run: RunStatement,
  ids: readonly string[],
  by: AgentCaller,
): Promise<UsedAllowances[]> {
  const find = declarationFinder(run);
  const found = await Promise.all([...new Set(ids)].map((id) => find(id)));
  const used: UsedAllowances[] = [];
  for (const stored of found) {
    if (stored === null || !usesAllowance(stored.declaration)) continue;
    const { declaration } = stored;
    const uses = usedElsewhere(declaration, await listRelated(run, declaration, by));
    if (uses.length > 0) used.push({ id: declaration.id, uses });
  }
  return used;
}
