import type { HeldRestriction } from '@retour/core';
import { ChevronRight, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconTile, Pill } from '../../../ui';
import { useBasketLinks, usePageName } from '../products/product-link';
import { useOpened } from '../products/product-row';
import styles from '../products/product-row.module.css';
import { isKeptOut, restrictionName, severityWords } from '../text/restriction-text';

export interface RestrictedRowProps {
  readonly restriction: HeldRestriction;
  /** What it is called here: the words typed, or the name of a category. */
  readonly called: string;
  /** Shown in place of the restricted good's own name. */
  readonly name?: ReactNode;
}

/** Goods that the law forbids or regulates: leads to what it says of them, never to a plain form. */
export function RestrictedRow({ restriction, called, name }: RestrictedRowProps): ReactNode {
  const links = useBasketLinks();
  const { good } = restriction;
  const { state, onClick } = usePageName(called);
  const opened = useOpened();
  return (
    <li className={styles.row}>
      <Link
        to={links.restricted(good.id)}
        state={{ ...state, ...opened }}
        onClick={onClick}
        className={styles.link}
      >
        <IconTile icon={OctagonX} />
        <span className={styles.words}>
          <span className={styles.name}>{name ?? restrictionName(restriction)}</span>
          <span className={styles.pills}>
            <Pill tone={isKeptOut(restriction) ? 'danger' : 'note'}>{severityWords(restriction)}</Pill>
          </span>
        </span>
        <ChevronRight aria-hidden size={24} strokeWidth={2} className={styles.sign} />
      </Link>
    </li>
  );
}
