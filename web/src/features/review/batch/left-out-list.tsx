import type { ReactNode } from 'react';
import { declarantName } from '../list/list-columns';
import styles from './batch.module.css';
import type { LeftOut } from './batch-plan';

/** Reference, name, and why. */
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
            <strong translate="no">{declaration.publicId}</strong> {declarantName(declaration)} : {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
