import type { Declaration } from '@retour/contract';
import { severityOfWarning, type WarningSeverity } from '@retour/core';
import type { ReactNode } from 'react';
import { RestrictionCards } from '../../basket/summary/restriction-cards';
import { officerCards, officerWarningsOf, type WarnedDeclaration } from '../text/officer-words';

export interface SheetRestrictionsProps {
  readonly declaration: WarnedDeclaration & Pick<Declaration, 'status'>;
  /** What counts here: what may not enter is said before the amount, the rest under it. */
  readonly severities: readonly WarningSeverity[];
}

/** What the law restricts in a declaration, with what the officer does as long as it waits. */
export function SheetRestrictions({ declaration, severities }: SheetRestrictionsProps): ReactNode {
  const { assessment, status } = declaration;
  const warnings = assessment.warnings.filter((one) => severities.includes(severityOfWarning(one)));
  if (warnings.length === 0) return null;
  return (
    <RestrictionCards
      answer={{ shoppingProducts: assessment.shoppingProducts, warnings }}
      canAnswer={false}
      words={{
        ...officerCards,
        forbiddenCard: status === 'submitted' ? officerCards.forbiddenCard : undefined,
        warning: officerWarningsOf(declaration),
      }}
    />
  );
}
