import { centsOf, formatOwed } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui';
import { homeText } from '../text/home-text';
import styles from './home.module.css';

interface CountTileProps {
  readonly name: string;
  /** Undefined until it is read: the tile has its room before. */
  readonly count: number | undefined;
  readonly to?: string | undefined;
  readonly isFirst?: boolean | undefined;
  readonly children?: ReactNode;
}

/** How many, and the list of them. */
export function CountTile({ name, count, to, isFirst = false, children }: CountTileProps): ReactNode {
  return (
    <li className={isFirst && count !== undefined && count > 0 ? styles.firstTile : styles.tile}>
      <span className={styles.tileName}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className={styles.tileLink}>
            {name}
          </Link>
        )}
      </span>
      <span className={styles.tileCount}>{count ?? homeText.unread}</span>
      {children}
    </li>
  );
}

interface FigureTileProps extends Omit<CountTileProps, 'count' | 'children'> {
  readonly figure:
    | {
        readonly declarations: number;
        readonly total: number;
        readonly totalIsMinimum?: boolean | undefined;
      }
    | undefined;
  /** It is still to be paid, and an article of it may be still to assess. */
  readonly isDue?: boolean | undefined;
  /** Nothing is collected of it: its amounts would read as money. */
  readonly isUncollected?: boolean | undefined;
}

/** How many, and how much. */
export function FigureTile({
  figure,
  isDue = false,
  isUncollected = false,
  ...tile
}: FigureTileProps): ReactNode {
  const { declarations = 0, total = 0, totalIsMinimum = false } = figure ?? {};
  const amount = figure === undefined ? homeText.unread : formatOwed(centsOf(total), totalIsMinimum);
  return (
    <CountTile {...tile} count={figure?.declarations}>
      <span className={classNames(styles.tileTotal, isDue && styles.inTwoLines)}>
        {figure !== undefined && isUncollected ? (
          <span className={styles.tilePart}>{homeText.nothingCollected}</span>
        ) : isDue && total === 0 && declarations > 0 ? (
          <span className={styles.tilePart}>{totalIsMinimum ? amount : homeText.nothingDue}</span>
        ) : (
          <>
            {amount}
            {isDue && declarations !== 0 && (
              <>
                {' '}
                <span className={styles.tilePart}>{homeText.due}</span>
              </>
            )}
          </>
        )}
      </span>
    </CountTile>
  );
}
