import { type DayFigures as Figures, formatHour } from '@retour/contract';
import { type DeclarationStatus, formatDay, formatEurosAmount } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { noFilters, writeFilters } from '../list/list-filters';
import { NotReadYet, StaleNotice } from '../live/trouble';
import { errorToSay } from '../live/trouble-of';
import { dayFiguresQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';
import styles from './home.module.css';

/** What waits, with the list of it, and what was done today, read again while the page is seen. */
export function DayFigures(): ReactNode {
  const query = useQuery(dayFiguresQuery);
  const { data, fetchStatus, dataUpdatedAt, refetch } = query;
  const error = errorToSay(query);
  const isWaitingForNetwork = fetchStatus === 'paused';
  return (
    <section aria-labelledby="chiffres" className={styles.block}>
      <div className={styles.blockHead}>
        <h2 id="chiffres">{homeText.figures}</h2>
        {data !== undefined && (
          <p className={styles.soft}>
            {formatDay(data.day)}. {homeText.updatedAt(formatHour(dataUpdatedAt))}
          </p>
        )}
      </div>
      {data === undefined ? (
        <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={() => void refetch()} />
      ) : (
        <>
          {(error !== null || isWaitingForNetwork) && <StaleNotice readAt={dataUpdatedAt} error={error} />}
          <FigureTiles figures={data} />
        </>
      )}
    </section>
  );
}

function FigureTiles({ figures }: { readonly figures: Figures }): ReactNode {
  const listOf = (status: DeclarationStatus): string =>
    `${reviewPaths.list}${writeFilters({ ...noFilters, status: [status] })}`;
  return (
    <ul className={styles.figures}>
      <Tile name={homeText.toValidate} figure={figures.toValidate} to={listOf('submitted')} isFirst isPart />
      <Tile name={homeText.toCollect} figure={figures.toCollect} to={listOf('validated')} isPart />
      <Tile name={homeText.paid} figure={figures.paid} />
      <Tile name={homeText.refused} figure={figures.refused} isUncollected />
    </ul>
  );
}

interface TileProps {
  readonly name: string;
  readonly figure: Figures['paid'];
  readonly to?: string | undefined;
  readonly isFirst?: boolean | undefined;
  /** What is still to be assessed is not in the sum. */
  readonly isPart?: boolean | undefined;
  /** Nothing is collected of it: its amounts would read as money. */
  readonly isUncollected?: boolean | undefined;
}

function Tile({
  name,
  figure,
  to,
  isFirst = false,
  isPart = false,
  isUncollected = false,
}: TileProps): ReactNode {
  return (
    <li className={isFirst && figure.declarations > 0 ? styles.firstTile : styles.tile}>
      <span className={styles.tileName}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className={styles.tileLink}>
            {name}
          </Link>
        )}
      </span>
      <span className={styles.tileCount}>{figure.declarations}</span>
      <span className={styles.tileTotal}>
        {isUncollected ? (
          <span className={styles.tilePart}>{homeText.nothingCollected}</span>
        ) : isPart && figure.total === 0 && figure.declarations > 0 ? (
          <span className={styles.tilePart}>{homeText.noneKnown}</span>
        ) : (
          <>
            {formatEurosAmount(figure.total)}
            {isPart && figure.declarations > 0 && (
              <>
                {' '}
                <span className={styles.tilePart}>{homeText.known}</span>
              </>
            )}
          </>
        )}
      </span>
    </li>
  );
}
