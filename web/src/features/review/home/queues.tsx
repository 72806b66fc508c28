import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { queuesQuery } from '../queries/review-queries';
import { homeText } from '../text/home-text';
import { CountTile } from './figure-tile';
import styles from './home.module.css';
import { correctionsToApprove, queueOf } from './list-of';
import { ReadAt } from './read-at';

/** What waits at the desk, with the lists of it, read again while the page is seen: how many, never how much. */
export function Queues(): ReactNode {
  const { data, error, fetchStatus, dataUpdatedAt, refetch } = useQuery(queuesQuery);
  const isWaitingForNetwork = fetchStatus === 'paused';
  return (
    <section aria-labelledby="files" className={styles.block}>
      <div className={styles.blockHead}>
        <h2 id="files">{homeText.queues}</h2>
        <ReadAt at={data && dataUpdatedAt} />
      </div>
      {data === undefined && (error !== null || isWaitingForNetwork) ? (
        <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={() => void refetch()} />
      ) : (
        <>
          {(error !== null || isWaitingForNetwork) && <StaleNotice readAt={dataUpdatedAt} error={error} />}
          <ul className={styles.figures} aria-busy={data === undefined}>
            <CountTile
              name={homeText.toValidate}
              count={data?.toValidate}
              to={queueOf('submitted')}
              isFirst
            />
            <CountTile name={homeText.toCollect} count={data?.toCollect} to={queueOf('validated')} />
            {data !== undefined && data.toApprove > 0 && (
              <CountTile name={homeText.toApprove} count={data.toApprove} to={correctionsToApprove} />
            )}
          </ul>
        </>
      )}
    </section>
  );
}
