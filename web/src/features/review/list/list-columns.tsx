import { declarantNames, type ListedDeclaration, minuteMs } from '@retour/contract';
import { answerWords, filedName, formatWait, stageOf, transportNames } from '@retour/core';
import type { ReactNode } from 'react';
import { RowLink, type TableColumn } from '../../../ui';
import { transportIcons } from '../../basket/journey/transport';
import { shownCountryName } from '../../reference/shown-country-name';
import { WholeWords } from '../detail/whole-words';
import { HeldBy } from '../lease/held-by';
import { reviewPaths } from '../review-paths';
import { StatusPill } from '../status/status-pill';
import { formatShortMoment } from '../text/format-moment';
import { graveLabel } from '../text/grave-label';
import { listText } from '../text/list-text';
import styles from './list.module.css';

/** « Martin Chloé », or what stands there once personal data are erased. */
export function declarantName(declaration: ListedDeclaration): string {
  return filedName(declarantNames(declaration)) || listText.erased;
}

/** The means of transport as its icon, and the country of purchase. */
export function Trip({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  const IconComponent = transportIcons[declaration.meanOfTransport];
  return (
    <span className={styles.trip}>
      <IconComponent aria-hidden size={18} strokeWidth={1.9} />
      {transportNames[declaration.meanOfTransport]}, {shownCountryName(declaration.country)}
    </span>
  );
}

export function ReferenceLink({ publicId }: Pick<ListedDeclaration, 'publicId'>): ReactNode {
  return (
    <RowLink to={reviewPaths.declaration(publicId)}>
      <span translate="no">{publicId}</span>
    </RowLink>
  );
}

function minutesSince(moment: string): number {
  return (Date.now() - Date.parse(moment)) / minuteMs;
}

/** Where a declaration stands, for how long it has waited there, and the colleague who has it before them. */
export function RowState({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  return (
    <span>
      <StatusPill status={declaration.status} total={declaration.total} />
      {declaration.waitingSince !== undefined && (
        <span className={styles.wait}>
          {listText.waits(formatWait(minutesSince(declaration.waitingSince)))}
        </span>
      )}
      <HeldBy declaration={declaration} />
    </span>
  );
}

/** What is owed, in the words of the declaration; what matters more than an amount is said with it. */
export function Owed({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  const { status } = declaration;
  const stage = status === 'draft' ? 'due' : stageOf(status);
  const grave = stage === 'settled' || stage === 'not-entered' ? null : graveLabel(declaration);
  const isUncollected = stage === 'uncollected';
  return (
    <span className={styles.owed}>
      <span className={styles.amount}>{answerWords(declaration, stage).amount}</span>
      {isUncollected && <span className={styles.soft}>{listText.notCollected}</span>}
      {grave !== null && (
        <span className={grave.verdict === 'regulated' ? styles.soft : styles.grave}>{grave.label}</span>
      )}
    </span>
  );
}

const { columns } = listText;

/** What tells one declaration from another at a glance. */
export const listColumns: readonly TableColumn<ListedDeclaration>[] = [
  { id: 'reference', label: columns.reference, render: (row) => <ReferenceLink publicId={row.publicId} /> },
  {
    id: 'declarant',
    label: columns.declarant,
    render: (row) => (
      <span className={styles.name}>
        <WholeWords text={declarantName(row)} />
      </span>
    ),
  },
  { id: 'trip', label: columns.trip, render: (row) => <Trip declaration={row} /> },
  { id: 'created', label: columns.created, render: (row) => formatShortMoment(row.createdAt) },
  { id: 'total', label: columns.total, align: 'end', render: (row) => <Owed declaration={row} /> },
  { id: 'status', label: columns.status, render: (row) => <RowState declaration={row} /> },
];
