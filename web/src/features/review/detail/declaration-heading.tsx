import type { Declaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui';
import { transportPhrases } from '../../basket/journey/transport-words';
import { formatMoment } from '../../declarant/text/format-moment';
import { countryName } from '../../reference';
import { StatusPill } from '../status/status-pill';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';
import { declarantOf } from './sent-facts';

export interface DeclarationHeadingProps {
  readonly declaration: Declaration;
  readonly lead?: ReactNode;
}

/** The reference, where the declaration stands, and who it is about in one line. */
export function DeclarationHeading({ declaration, lead }: DeclarationHeadingProps): ReactNode {
  const { publicId, status, submittedAt, createdAt } = declaration;
  return (
    <PageHeading
      title={publicId}
      documentTitle={`${detailText.reference} ${publicId}`}
      kicker={
        <span className={styles.head}>
          <StatusPill status={status} />
          <span>{formatMoment(submittedAt ?? createdAt)}</span>
        </span>
      }
      lead={lead ?? summaryOf(declaration)}
    />
  );
}

function summaryOf(declaration: Declaration): string {
  const { age, meanOfTransport, flightNumber, country } = declaration;
  const flight = flightNumber === undefined ? '' : ` (${flightNumber})`;
  return [
    declarantOf(declaration) || detailText.erased,
    detailText.years(age),
    `${transportPhrases[meanOfTransport]}${flight}`,
    countryName(country),
  ].join(' · ');
}
