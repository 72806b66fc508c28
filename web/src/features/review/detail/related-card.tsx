import type { Declaration, RelatedDeclaration } from '@retour/contract';
import {
  formatDay,
  formatOwedTotal,
  formatTotalAlone,
  isNeverCollected,
  isOfQuantity,
  stageOf,
} from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui';
import { allowanceText, potNames } from '../../basket/text/summary-text';
import { countryName } from '../../reference';
import { relatedQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { StatusPill } from '../status/status-pill';
import { likenessWords } from '../text/likeness-text';
import { relatedText } from '../text/related-text';
import styles from './detail.module.css';
import { formatUsed } from './use-used-allowances';

/** What the traveller declared around the same days, and the allowances that it used; nothing where there is nothing. */
export function RelatedCard({ declaration }: { readonly declaration: Declaration }): ReactNode {
  const { data, isError } = useQuery(relatedQuery(declaration.id));
  if (data === undefined ? !isError : data.length === 0) return null;
  return (
    <Card as="section" labelledBy="autres-declarations">
      <div className={styles.group}>
        <h2 id="autres-declarations">{relatedText.heading}</h2>
        <p className={styles.soft}>{data === undefined ? relatedText.failed : relatedText.lead}</p>
        <ul className={styles.lines}>
          {(data ?? []).map((related) => (
            <Related
              key={related.publicId}
              related={related}
              isSameArrival={related.date === declaration.date}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** What was computed, with what became of it where it is not collected. */
function amountOf(related: RelatedDeclaration): string {
  const { status, total } = related;
  if (!isNeverCollected(status)) return formatTotalAlone(related, stageOf(status));
  return total === 0 ? relatedText.nothingCollected : relatedText.notCollected(formatOwedTotal(related));
}

interface RelatedProps {
  readonly related: RelatedDeclaration;
  readonly isSameArrival: boolean;
}

function Related({ related, isSameArrival }: RelatedProps): ReactNode {
  const { publicId, status, age, date, country, total } = related;
  const doubt = likenessWords(related);
  // What is never collected has used nothing of an allowance that another declaration shares.
  const counts = !isNeverCollected(status);
  const remarks = [
    ...(isSameArrival && counts ? [relatedText.sameArrival] : []),
    ...(counts ? related.allowances : []).map((use) => {
      const used = formatUsed(use);
      return relatedText.used(
        potNames[use.pot],
        isOfQuantity(use.pot) ? allowanceText.usedPercent(used) : used,
      );
    }),
    ...(doubt === null ? [] : [doubt]),
  ];
  return (
    <li className={styles.line}>
      <div className={styles.row}>
        <Link to={reviewPaths.declaration(publicId)} aria-label={relatedText.open(publicId)}>
          <span translate="no">{publicId}</span>
        </Link>
        <span className={styles.amount}>{amountOf(related)}</span>
      </div>
      <div className={styles.priceRow}>
        <span className={styles.soft}>
          {relatedText.arrival(formatDay(date))} · {countryName(country)}
          {age !== undefined && ` · ${relatedText.age(age)}`}
        </span>
        <StatusPill status={status} total={total} />
      </div>
      {remarks.map((remark) => (
        <p key={remark} className={styles.soft}>
          {remark}
        </p>
      ))}
    </li>
  );
}
