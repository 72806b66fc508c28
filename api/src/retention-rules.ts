import { declarationRule } from './features/declaration/jobs';
import { agentRules } from './features/identity/storage/erase-agents';
import { productLookupRule } from './features/nomenclature/storage/product-lookups';
import { outboxRules } from './platform/mail/outbox';
import { retentionRunRule } from './platform/retention/record-retention';
import type { RetentionRule } from './platform/retention/retention-rule';

export interface RetentionRulesOptions {
  readonly retentionDays: number;
  /** Told of each declaration that could not be anonymised; the others are. */
  readonly onError: (error: unknown) => void;
}

/** Everything that is kept for a time and then erased, in the order in which it is. */
export function retentionRules({ retentionDays, onError }: RetentionRulesOptions): readonly RetentionRule[] {
  return [
    declarationRule(retentionDays, onError),
    ...outboxRules,
    productLookupRule,
    ...agentRules,
    retentionRunRule,
  ];
}
