import type { MeanOfTransport, Verdict } from '@retour/core';
import type { DeclaredAlready } from '../../basket/session/declared-already';
import { declaredText } from '../../basket/text/declared-text';
import { summaryText } from '../../basket/text/summary-text';
import { shownAllTheSame, whereToGo } from '../../declarant/arrival/arrival-text';
import type { SummaryHeading } from './summary-heading';

/** What a result means once its articles are declared; undefined where it still means what it says by itself. */
export function declaredHeading(
  { isAll, isAsSimulated, declaration }: DeclaredAlready,
  verdict: Verdict,
  transport: MeanOfTransport,
): SummaryHeading | undefined {
  if (isAll && declaration.status === 'paid') return { title: declaredText.title, lead: declaredText.paid };
  if (isAll && !isAsSimulated) {
    return { title: declaredText.title, lead: `${declaredText.perhapsOtherwise} ${declaredText.show}` };
  }
  return verdict === 'nothing'
    ? { title: summaryText.nothingDueTitle, lead: `${shownAllTheSame} ${whereToGo[transport]}` }
    : undefined;
}
