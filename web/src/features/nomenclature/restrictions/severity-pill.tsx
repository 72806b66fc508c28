import { banWords, type HeldRestriction } from '@retour/core';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui';
import { useSelection } from '../finder/selection';
import { restrictedText } from './restricted-text';
import type { ShownSeverity } from './severity-of';

const tones = { forbidden: 'danger', regulated: 'note', information: 'info' } as const;

/** Whether the law says the same of goods wherever they come from: no country spares them, nor the Union. */
function isSameEverywhere({ severity, insideUnion, ...good }: HeldRestriction['good']): boolean {
  return insideUnion === severity && good.exemptCountries.length + good.limitedCountries.length === 0;
}

/** « Interdit depuis ce pays », « Interdit », in red, or « Réglementé depuis ce pays »; while no country is chosen, « Restreint selon le pays » where it changes with it, « Réglementé » where it does not; « En partie … » for a category that holds other goods too. */
export function SeverityPill({
  good,
  severity,
  isPartial = false,
}: Partial<ShownSeverity> & HeldRestriction): ReactNode {
  const { isCountryChosen } = useSelection();
  if (!isCountryChosen && !isSameEverywhere(good)) return <Pill>{restrictedText.dependsOnCountry}</Pill>;
  if (!isCountryChosen && severity === 'regulated') {
    const { regulatedEverywhere, regulatedInPart } = restrictedText;
    return <Pill tone={tones.regulated}>{isPartial ? regulatedInPart : regulatedEverywhere}</Pill>;
  }
  const whole = severity === 'forbidden' ? banWords(good) : restrictedText.whole[severity];
  return <Pill tone={tones[severity]}>{isPartial ? restrictedText.inPart[severity] : whole}</Pill>;
}
