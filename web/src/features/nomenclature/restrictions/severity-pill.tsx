import type { RestrictionSeverity } from '@retour/core';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui';
import { severityWords } from '../../basket/text/restriction-text';

const tones = { forbidden: 'danger', regulated: 'note', information: 'info' } as const;

/** « Interdit depuis ce pays », in red, or « Réglementé ». */
export function SeverityPill({ severity }: { readonly severity: RestrictionSeverity }): ReactNode {
  return <Pill tone={tones[severity]}>{severityWords(severity)}</Pill>;
}
