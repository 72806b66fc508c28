import { dayInParis, type DayFigures as Figures } from '@retour/contract';
import { centsOf, eurosOf } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { errorToSay } from '../live/trouble-of';
import { dayFiguresQuery, queuesQuery } from '../queries/review-queries';
import { homeText } from '../text/home-text';
import { CountTile, FigureTile } from './figure-tile';
import styles from './home.module.css';
import { correctionsToApprove, queueOf } from './list-of';
import { ReadAt } from './read-at';

/** What waits, with the list of it, and what was done today, read again while the page is seen. */
export function DayFigures(): ReactNode {
  const query = useQuery(dayFiguresQuery);
  const { data: queues } = useQuery(queuesQuery);
  const { data, fetchStatus, dataUpdatedAt, refetch } = query;
  const error = errorToSay(query);
  const isWaitingForNetwork = fetchStatus === 'paused';
  return (
    <section aria-labelledby="chiffres" className={styles.block}>
      <div className={styles.blockHead}>
        <h2 id="chiffres">{homeText.figures}</h2>
        <ReadAt at={data && dataUpdatedAt} day={data?.day ?? dayInParis(new Date())} />
      </div>
      {data === undefined && (error !== null || isWaitingForNetwork) ? (
        <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={() => void refetch()} />
      ) : (
        <>
          {(error !== null || isWaitingForNetwork) && <StaleNotice readAt={dataUpdatedAt} error={error} />}
          <FigureTiles figures={data} toApprove={queues?.toApprove} />
        </>
      )}
    </section>
  );
}

/** Those whose articles were left to the customs, or went back, and those that an agent cancelled. */
function otherOutcomes({
  seized,
  abandoned,
  're-exported': reExported,
  cancelled,
}: Figures): Figures['refused'] {
  const figures = [seized, abandoned, reExported, cancelled].filter((one) => one !== undefined);
  return {
    declarations: figures.reduce((sum, one) => sum + one.declarations, 0),
    total: eurosOf(figures.reduce((sum, one) => sum + centsOf(one.total), 0)),
  };
}

interface FigureTilesProps {
  readonly figures: Figures | undefined;
  /** Undefined until it is read. */
  readonly toApprove: number | undefined;
}

function FigureTiles({ figures, toApprove = 0 }: FigureTilesProps): ReactNode {
  return (
    <ul className={styles.figures} aria-busy={figures === undefined}>
      <FigureTile
        name={homeText.toValidate}
        figure={figures?.toValidate}
        to={queueOf('submitted')}
        isFirst
        isDue
      />
      <FigureTile name={homeText.toCollect} figure={figures?.toCollect} to={queueOf('validated')} isDue />
      {toApprove > 0 && <CountTile name={homeText.toApprove} count={toApprove} to={correctionsToApprove} />}
      <FigureTile name={homeText.paid} figure={figures?.paid} />
      <FigureTile name={homeText.refused} figure={figures?.refused} isUncollected />
      <FigureTile name={homeText.otherOutcomes} figure={figures && otherOutcomes(figures)} isUncollected />
    </ul>
  );
}
