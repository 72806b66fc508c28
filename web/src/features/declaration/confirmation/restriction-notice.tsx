import { isForbidden } from '@retour/core';
import type { ReactNode } from 'react';
import type { SentDeclaration } from '../../../store';
import { Notice } from '../../../ui';
import { answerVerdict, verdictText } from '../../basket/text/verdict-text';
import { confirmationText } from '../text/confirmation-text';

/** What was declared and may not enter, before the rest. */
export function RestrictionNotice({ sent: { assessment } }: { readonly sent: SentDeclaration }): ReactNode {
  const verdict = answerVerdict(assessment);
  if (verdict === 'doubtful') return <Notice tone="warning">{confirmationText.doubtful}</Notice>;
  if (verdict !== 'forbidden') return null;
  const names = assessment.shoppingProducts.filter(isForbidden).map(({ customName }) => customName ?? '');
  return (
    <Notice tone="error" title={verdictText.forbiddenCard}>
      <p>{names.join(', ')}</p>
      <p>{verdictText.handOver}</p>
    </Notice>
  );
}
