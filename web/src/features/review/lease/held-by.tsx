import type { ListedDeclaration } from '@retour/contract';
import { isWaiting } from '@retour/core';
import type { ReactNode } from 'react';
import { useAppStore } from '../../../store';
import { leaseText } from '../text/lease-text';
import styles from './held-by.module.css';

/** « ouverte par Claire Martin », under the state of a row; nothing when it is the reader. */
export function HeldBy({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const { heldBy, status } = declaration;
  if (heldBy === undefined || heldBy.id === agentId) return null;
  if (!isWaiting(status)) return null;
  return <span className={styles.holder}>{leaseText.rowHeldBy(heldBy.name)}</span>;
}
