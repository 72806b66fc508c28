import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { declarantName } from '../list/list-columns';
import { reviewPaths } from '../review-paths';
import styles from './batch.module.css';
import type { LeftOut } from './batch-plan';

/** Reference, which leads to it, name, and why. */
export function LeftOutList({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly LeftOut[];
}): ReactNode {
  if (items.length === 0) return null;
  return (
    <div>
      <p>{label}</p>
      <ul className={styles.leftOut}>
        {items.map(({ declaration, why }) => (
          <li key={declaration.id}>
            <Link to={reviewPaths.declaration(declaration.publicId)} translate="no">
              {declaration.publicId}
            </Link>{' '}
            {declarantName(declaration)} : {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
