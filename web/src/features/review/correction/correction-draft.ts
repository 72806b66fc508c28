import type { Declaration } from '@retour/contract';
import type { Currency, Product } from '@retour/core';
import { isText, listOf, objectOf, optional, recordOf, type Shape } from '../../../lib/shape';
import { type AllowancesTyped, isAllowancesTyped } from './allowances-draft';
import { type DeclaredChanges, isDeclaredChanges } from './declared-draft';
import { isLineChanges, type LineChanges, readLineChanges } from './line-draft';

/** What the agent has typed so far; it survives a reload and the end of the session. */
export interface CorrectionDraft {
  /** Which one of the list; see `TypedReason`. */
  readonly standard?: string | undefined;
  readonly reason: string;
  readonly lines: Readonly<Record<string, LineChanges>>;
  /** Articles that were not declared, each under the identifier that it takes. */
  readonly added?: Readonly<Record<string, LineChanges>> | undefined;
  /** What is touched of the person and of the trip. */
  readonly declared?: DeclaredChanges | undefined;
  /** What others have used of the allowances, as far as it is touched. */
  readonly allowances?: AllowancesTyped | undefined;
  /** Lines that go. */
  readonly removed?: readonly string[] | undefined;
}

export const emptyCorrection: CorrectionDraft = { reason: '', lines: {} };
export const isCorrectionDraft: Shape<CorrectionDraft> = objectOf<CorrectionDraft>({
  standard: optional(isText),
  reason: isText,
  lines: recordOf(isLineChanges),
  added: optional(recordOf(isLineChanges)),
  declared: optional(isDeclaredChanges),
  allowances: optional(isAllowancesTyped),
  removed: optional(listOf(isText)),
});

/** Whether anything is corrected in it. */
export function isBegunCorrection({
  lines,
  added = {},
  removed = [],
  declared = {},
  allowances = {},
}: CorrectionDraft): boolean {
  const changed = [lines, added, declared, allowances].some((changes) => Object.keys(changes).length > 0);
  return changed || removed.length > 0;
}

/**
 * What is left to be corrected in it of a declaration that may have been corrected since: what it has now is not added again, and what it has
 * no more is neither changed nor taken off. The answer to the correction may have been lost.
 */
export function draftLeft(
  draft: CorrectionDraft,
  { shoppingProducts }: Pick<Declaration, 'shoppingProducts'>,
): CorrectionDraft {
  const declared = new Set(shoppingProducts.map(({ customId }) => customId));
  const { lines, added = {}, removed = [] } = draft;
  return {
    ...draft,
    lines: readLines(lines, (customId) => declared.has(customId)),
    added: readLines(added, (customId) => !declared.has(customId)),
    removed: removed.filter((customId) => declared.has(customId)),
  };
}

function readLines(
  lines: CorrectionDraft['lines'],
  isLeft: (customId: string) => boolean,
): CorrectionDraft['lines'] {
  const left = Object.entries(lines).filter(([customId]) => isLeft(customId));
  return Object.fromEntries(left.map(([customId, changes]) => [customId, readLineChanges(changes)]));
}

export interface CorrectionContext {
  readonly declaration: Declaration;
  readonly currencies: readonly Currency[];
  readonly productOf: (id: string | null | undefined) => Product | null;
}

/** Begins the ids of the fields of a line. */
export const lineId = (customId: string): string => `ligne-${customId}`;
