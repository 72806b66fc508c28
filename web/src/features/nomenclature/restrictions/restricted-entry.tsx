import { cnPrefixes, type HeldRestriction } from '@retour/core';
import { OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconTile } from '../../../ui';
import { restrictionName } from '../../basket/text/restriction-text';
import styles from '../finder/finder.module.css';
import { useSelection } from '../finder/selection';
import { codesInBrief } from '../sheet/rate-text';
import { SeverityPill } from './severity-pill';

/** Goods that the law forbids or regulates from this country, with the codes that hold them: opens their rule. */
export function RestrictedEntry({ restriction }: { readonly restriction: HeldRestriction }): ReactNode {
  const { restrictedId, restrictedPathOf } = useSelection();
  const { good } = restriction;
  const codes = cnPrefixes[good.id];
  return (
    <li className={styles.entry}>
      <Link
        to={restrictedPathOf(good.id)}
        className={styles.link}
        aria-current={restrictedId === good.id ? 'true' : undefined}
        data-entry
      >
        <IconTile icon={OctagonX} />
        <span className={styles.words}>
          <span className={styles.name}>{restrictionName(restriction)}</span>
          {codes.length > 0 && <span className={styles.detail}>{codesInBrief(codes)}</span>}
          <span className={styles.pills}>
            <SeverityPill {...restriction} />
          </span>
        </span>
      </Link>
    </li>
  );
}
