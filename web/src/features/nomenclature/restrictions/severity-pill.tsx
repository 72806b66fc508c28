import { banWords, type HeldRestriction } from '@retour/core';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui';
import { useSelection } from '../finder/selection';
import { restrictedText } from './restricted-text';
import type { ShownSeverity } from './severity-of';

const tones = { forbidden: 'danger', regulated: 'note', information: 'info' } as const;

function isForbiddenEverywhere(good: HeldRestriction['good']): boolean {
  const { insideUnion, exemptCountries, limitedCountries } = good;
  const isFree = exemptCountries.length > 0 || limitedCountries.length > 0;
  return good.severity === 'forbidden' && insideUnion === 'forbidden' && !isFree;
}

/** « Interdit depuis ce pays », « Interdit », in red, or « Réglementé depuis ce pays », « Restreint selon le pays » while none is chosen and it changes with it; « En partie … » for a category that holds other goods too. */
export function SeverityPill({
  good,
  severity,
  isPartial = false,
}: Partial<ShownSeverity> & HeldRestriction): ReactNode {
  const { isCountryChosen } = useSelection();
  if (!isCountryChosen && !isForbiddenEverywhere(good)) return <Pill>{restrictedText.dependsOnCountry}</Pill>;
  const whole = severity === 'forbidden' ? banWords(good) : restrictedText.whole[severity];
  return <Pill tone={tones[severity]}>{isPartial ? restrictedText.inPart[severity] : whole}</Pill>;
}
