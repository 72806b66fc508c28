import { type Declaration, formatMoment, type HistoryEntry } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card, classNames, Skeleton } from '../../../ui';
import { historyQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { historyText, sentenceOf } from '../text/history-text';
import styles from './detail.module.css';

export interface HistoryCardProps {
  readonly declaration: Declaration;
  readonly agentId: string | undefined;
}

/** Who did what and when, the latest first; a corrected version leads to the one before. */
export function HistoryCard({ declaration, agentId }: HistoryCardProps): ReactNode {
  const { data, isError } = useQuery(historyQuery(declaration.id, declaration.version));
  return (
    <Card as="section" labelledBy="historique">
      <div className={styles.group}>
        <h2 id="historique">{historyText.heading}</h2>
        {data === undefined && (isError ? <p>{historyText.failed}</p> : <Skeleton lines={3} />)}
        {data !== undefined && (
          <ol className={styles.history}>
            {data
              .toSorted((one, other) => other.version - one.version)
              .map((entry) => (
                <Entry
                  key={`${entry.version} ${entry.action}`}
                  entry={entry}
                  publicId={declaration.publicId}
                  agentId={agentId}
                />
              ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly publicId: string;
  readonly agentId: string | undefined;
}

function Entry({ entry, publicId, agentId }: EntryProps): ReactNode {
  const { version, at, action, reason } = entry;
  const sentence = sentenceOf(entry, agentId);
  // Whoever reads the sheet of paper is not the one who printed it.
  const written = sentenceOf(entry, undefined);
  return (
    <li>
      <span className={classNames(styles.name, sentence !== written && styles.onScreen)}>{sentence}</span>
      {sentence !== written && <span className={classNames(styles.name, styles.onPaper)}>{written}</span>}
      <span className={styles.soft}>{historyText.at(formatMoment(at))}</span>
      {reason !== undefined && <span className={styles.quote}>{historyText.reason(reason)}</span>}
      {action === 'corrected' && (
        <Link to={reviewPaths.version(publicId, version - 1)} className={styles.versionLink}>
          {historyText.before(version - 1)}
        </Link>
      )}
    </li>
  );
}
