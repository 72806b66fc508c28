import type { ReactNode } from 'react';
import { Pill } from '../../../ui';
import { restrictedText } from './restricted-text';
import type { ShownSeverity } from './severity-of';

const tones = { forbidden: 'danger', regulated: 'note', information: 'info' } as const;

/** « Interdit depuis ce pays », in red, or « Réglementé depuis ce pays »; « En partie … » for a category that holds other goods too. */
export function SeverityPill({
  severity,
  isPartial = false,
}: Partial<ShownSeverity> & Pick<ShownSeverity, 'severity'>): ReactNode {
  return <Pill tone={tones[severity]}>{restrictedText[isPartial ? 'inPart' : 'whole'][severity]}</Pill>;
}
