import type { ReactNode } from 'react';
import { Pill } from '../../../ui';
import { severityWords } from '../../basket/text/restriction-text';
import { restrictedText } from './restricted-text';
import type { ShownSeverity } from './severity-of';

const tones = { forbidden: 'danger', regulated: 'note', information: 'info' } as const;

/** « Interdit depuis ce pays », in red, or « Réglementé »; « En partie … » for a category that holds other goods too. */
export function SeverityPill({
  severity,
  isPartial = false,
}: Partial<ShownSeverity> & Pick<ShownSeverity, 'severity'>): ReactNode {
  return (
    <Pill tone={tones[severity]}>
      {isPartial ? restrictedText.inPart[severity] : severityWords(severity)}
    </Pill>
  );
}
