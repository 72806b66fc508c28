import type { Declaration } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui';
import { transportPhrases } from '../../basket/journey/transport-words';
import { countryName } from '../../reference';
import { historyQuery } from '../queries/review-queries';
import { StatusPill } from '../status/status-pill';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';
import { declarantOf } from './sent-facts';
import { stateMoment } from './state-moment';

export interface DeclarationHeadingProps {
  readonly declaration: Declaration;
  readonly lead?: ReactNode;
}

/** The reference, where the declaration stands, and who it is about in one line. */
export function DeclarationHeading({ declaration, lead }: DeclarationHeadingProps): ReactNode {
  const { id, publicId, status, version } = declaration;
  const { data: history } = useQuery(historyQuery(id, version));
  return (
    <PageHeading
      title={publicId}
      documentTitle={`${detailText.reference} ${publicId}`}
      kicker={
        <span className={styles.head}>
          <StatusPill status={status} />
          <span>{stateMoment(declaration, history)}</span>
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
