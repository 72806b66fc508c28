import { type Declaration, formatMoment, type HistoryEntry } from '@retour/contract';
import { formatOwedTotal } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Card, classNames, Skeleton } from '../../../ui';
import { MadeDifference, ProposedDifference } from '../correction/past-difference';
import { historyQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { historyText, sentenceOf } from '../text/history-text';
import styles from './detail.module.css';

export interface HistoryCardProps {
  readonly declaration: Declaration;
  readonly agentId: string | undefined;
  /** It stands in a column: what a correction changed is stacked. */
  readonly isNarrow?: boolean | undefined;
}

/** Who did what and when, the latest first; a correction shows what it changed, and leads to the version before. */
export function HistoryCard({ declaration, agentId, isNarrow }: HistoryCardProps): ReactNode {
  const { data, isError } = useQuery(historyQuery(declaration));
  return (
    <Card as="section" labelledBy="historique">
      <div className={styles.group}>
        <h2 id="historique">{historyText.heading}</h2>
        {data === undefined && (isError ? <p>{historyText.failed}</p> : <Skeleton lines={3} />)}
        {data !== undefined && (
          <ol className={styles.history}>
            {data.toReversed().map((entry) => (
              <Entry
                key={`${entry.version} ${entry.action} ${entry.at}`}
                entry={entry}
                declaration={declaration}
                agentId={agentId}
                isNarrow={isNarrow}
              />
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

interface EntryProps extends HistoryCardProps {
  readonly entry: HistoryEntry;
}

function Entry({ entry, declaration, agentId, isNarrow }: EntryProps): ReactNode {
  const { version, at, action, reason, amounts } = entry;
  const sentence = sentenceOf(entry, agentId);
  // Whoever reads the sheet of paper is not the one who printed it.
  const written = sentenceOf(entry, undefined);
  return (
    <li>
      <span className={classNames(styles.name, sentence !== written && styles.onScreen)}>{sentence}</span>
      {sentence !== written && <span className={classNames(styles.name, styles.onPaper)}>{written}</span>}
      <span className={styles.soft}>{historyText.at(formatMoment(at))}</span>
      {amounts !== undefined && (
        <span className={styles.name}>
          {historyText.amounts(formatOwedTotal(amounts.before), formatOwedTotal(amounts.after))}
        </span>
      )}
      {reason !== undefined && <span className={styles.quote}>{historyText.reason(reason)}</span>}
      <Difference entry={entry} declaration={declaration} isNarrow={isNarrow} />
      {action === 'corrected' && (
        <Link to={reviewPaths.version(declaration.publicId, version - 1)} className={styles.versionLink}>
          {historyText.before(version - 1, entry.handedOver !== undefined)}
        </Link>
      )}
    </li>
  );
}

/** What a correction changed, or would have: asked for when it is unfolded. */
function Difference({ entry, declaration, isNarrow }: Omit<EntryProps, 'agentId'>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { version, action, proposal, at } = entry;
  const isErased = declaration.anonymisedAt !== undefined;
  // The one that waits is shown whole at the top of the sheet.
  const isProposed =
    action === 'correction-proposed' && proposal !== declaration.pendingCorrection && !isErased;
  if (action !== 'corrected' && !isProposed) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.why, styles.versionLink)}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={historyText.differenceOf(formatMoment(at))}
        onClick={() => setOpen(!isOpen)}
      >
        {historyText.difference}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (isProposed && proposal !== undefined ? (
            <ProposedDifference declaration={declaration} proposalId={proposal} isNarrow={isNarrow} />
          ) : (
            <MadeDifference declarationId={declaration.id} version={version} isNarrow={isNarrow} />
          ))}
      </div>
    </>
  );
}
