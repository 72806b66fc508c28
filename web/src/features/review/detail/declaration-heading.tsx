import { type Declaration, declarantNames } from '@retour/contract';
import { formatAge, formatFlight, isWaiting, noBreakSpace, sheetName, transportPhrases } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui';
import { countryName } from '../../reference';
import { historyQuery } from '../queries/review-queries';
import { StatusPill } from '../status/status-pill';
import { arrivalWords } from '../text/arrival-words';
import { detailText } from '../text/detail-text';
import styles from './detail.module.css';
import { stateMoment } from './state-moment';
import { WholeWords } from './whole-words';

export interface DeclarationHeadingProps {
  readonly declaration: Declaration;
  readonly lead?: ReactNode;
  /** A version that another one took the place of. */
  readonly isPast?: boolean | undefined;
}

/** The reference, where the declaration stands, that its traveller has not landed yet, and who it is about in one line. */
export function DeclarationHeading({ declaration, lead, isPast }: DeclarationHeadingProps): ReactNode {
  const { publicId, status } = declaration;
  const arrival = isWaiting(status) && isPast !== true ? arrivalWords(declaration.date) : undefined;
  const { data: history } = useQuery(historyQuery(declaration));
  return (
    <PageHeading
      title={publicId}
      documentTitle={`${detailText.reference} ${publicId}`}
      kicker={
        <span className={styles.head}>
          <StatusPill status={status} total={declaration.assessment.total} isPast={isPast} />
          <span>{stateMoment(declaration, history)}</span>
          {arrival !== undefined && <strong>{arrival}</strong>}
        </span>
      }
      lead={lead ?? <WholeWords text={summaryOf(declaration)} />}
    />
  );
}

function summaryOf(declaration: Declaration): string {
  const { age, ageIsMinimum, meanOfTransport, flightNumber, country } = declaration;
  const flight = flightNumber === undefined ? '' : ` (${formatFlight(flightNumber)})`;
  return [
    sheetName(declarantNames(declaration)) || detailText.nobody,
    formatAge(age, ageIsMinimum),
    `${transportPhrases[meanOfTransport]}${flight}`,
    countryName(country),
  ].join(`${noBreakSpace}· `);
}
