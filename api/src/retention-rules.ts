import { anonymisationRule } from './features/declaration/anonymise-due';
import { draftRule } from './features/declaration/storage/erase-drafts';
import { agentRules } from './features/identity/storage/erase-agents';
import { productLookupRule } from './features/nomenclature/storage/product-lookups';
import { exportRule } from './features/review/storage/exports';
import { outboxRules } from './platform/mail/outbox';
import { retentionRunRule } from './platform/retention/record-retention';
import type { RetentionRule } from './platform/retention/retention-rule';

export interface RetentionRulesOptions {
  readonly retentionDays: number;
  readonly draftDays: number;
  /** Told of each declaration that could not be anonymised; the others are. */
  readonly onError: (error: unknown) => void;
}

/** Everything that is kept for a time and then erased, in the order in which it is. */
export function retentionRules({
  retentionDays,
  draftDays,
  onError,
}: RetentionRulesOptions): readonly RetentionRule[] {
  return [
    // First: nothing of one that was never sent is worth its figures.
    draftRule(draftDays),
    anonymisationRule(retentionDays, onError),
    ...outboxRules,
    productLookupRule,
    exportRule,
    ...agentRules,
    retentionRunRule,
  ];
}
