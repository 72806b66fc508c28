import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState } from '../../../ui';
import { DeclarationRows } from '../list/declaration-rows';
import { NotReadYet } from '../live/trouble';
import { errorToSay } from '../live/trouble-of';
import { waitingLongestQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';
import styles from './home.module.css';
import { queueOf } from './list-of';

/** How many are shown of those who have waited longest. */
export const shownCount = 6;

/** Those who have waited longest, the oldest first. */
export function WaitingList(): ReactNode {
  const query = useQuery(waitingLongestQuery(shownCount));
  const { data, fetchStatus, refetch } = query;
  return (
    <section aria-labelledby="attente" className={styles.block}>
      <div className={styles.blockHead}>
        <h2 id="attente">{homeText.waitingHeading}</h2>
        {data !== undefined && data.length > 0 && <p className={styles.soft}>{homeText.waitingTitle}</p>}
      </div>
      {data === undefined && (
        <NotReadYet
          error={errorToSay(query)}
          isWaitingForNetwork={fetchStatus === 'paused'}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          title={homeText.nothingWaits}
          icon={CircleCheck}
          action={
            <>
              <ButtonLink to={reviewPaths.list} variant="secondary">
                {homeText.seeList}
              </ButtonLink>
              <ButtonLink to={reviewPaths.tutorial} variant="quiet">
                {homeText.tutorial}
              </ButtonLink>
            </>
          }
        >
          {homeText.nothingWaitsHint}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <DeclarationRows
            label={homeText.waitingHeading}
            rows={data.map((declaration) => ({ declaration, isGone: false }))}
          />
          <div className={styles.ways}>
            <ButtonLink to={queueOf('submitted')} variant="quiet" compact>
              {homeText.seeAll}
            </ButtonLink>
            <ButtonLink to={reviewPaths.list} variant="quiet" compact>
              {homeText.seeList}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
