import { type HeldRestriction, type Product, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../ui';
import { useAgentWords } from '../session/use-agent-words';
import { withCites } from '../text/law-text';
import { isKeptOut, restrictionName, restrictionText, severityWords } from '../text/restriction-text';

const tones = { forbidden: 'error', regulated: 'warning', information: 'info' } as const;

/** What restricts the article of a form, and what to do now. */
export function RestrictionNotice({
  restriction,
  product,
}: {
  readonly restriction: HeldRestriction;
  readonly product: Product | null;
}): ReactNode {
  const agentWords = useAgentWords();
  const { good, severity } = restriction;
  const advice = (severity !== 'forbidden' && product?.restriction) || good.advice;
  const title =
    severity === 'regulated' && good.boardingBan === undefined
      ? restrictionText.regulatedGood(restrictionName(restriction))
      : severityWords(restriction);
  return (
    <Notice tone={isKeptOut(restriction) ? 'error' : tones[severity]} title={title}>
      <p>{typeset(good.law)}</p>
      <p>{agentWords?.act(good.id, severity, product?.id) ?? typeset(withCites(advice))}</p>
    </Notice>
  );
}
