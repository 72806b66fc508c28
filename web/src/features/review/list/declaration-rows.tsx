import type { ListColumnId, ListedDeclaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Card, classNames, RowCheck, Table } from '../../../ui';
import { WholeWords } from '../detail/whole-words';
import { batchText } from '../text/batch-text';
import { formatShortMoment } from '../text/format-moment';
import { listText } from '../text/list-text';
import type { ShownRow } from './compare-lists';
import styles from './list.module.css';
import { columnsOf, declarantName, Owed, ReferenceLink, RowState, Trip, usualColumns } from './list-columns';
import type { Selection } from './use-selection';

export interface DeclarationRowsProps {
  readonly label: string;
  readonly rows: readonly ShownRow[];
  /** None where nothing is chosen of them. */
  readonly selection?: Selection | undefined;
  readonly columns?: readonly ListColumnId[] | undefined;
}

/** Declarations in a table where the screen is wide, as cards on a phone; the whole row is the link. */
export function DeclarationRows({
  label,
  rows,
  selection,
  columns = usualColumns,
}: DeclarationRowsProps): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  if (isWide) {
    const gone = new Set(rows.filter(({ isGone }) => isGone).map(({ declaration }) => declaration.id));
    return (
      <Table
        label={label}
        columns={columnsOf(columns)}
        rows={rows.map(({ declaration }) => declaration)}
        rowKey={({ id }) => id}
        isFaded={({ id }) => gone.has(id)}
        choice={
          selection && {
            isChosen: selection.isChosen,
            onToggle: selection.toggle,
            label: ({ publicId }) => batchText.choose(publicId),
            allLabel: batchText.chooseAll,
            onToggleAll: selection.toggleAll,
          }
        }
      />
    );
  }
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map(({ declaration, isGone }) => (
        <li
          key={declaration.id}
          className={classNames(
            isGone ? styles.goneCard : styles.card,
            selection !== undefined &&
              selection.chosen.length > 0 &&
              !selection.isChosen(declaration) &&
              styles.leftOut,
          )}
        >
          <Card>
            <DeclarationCard declaration={declaration} selection={selection} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

export interface DeclarationCardProps {
  readonly declaration: ListedDeclaration;
  readonly selection?: Selection | undefined;
  /** It is the one that is read beside the list. */
  readonly isCurrent?: boolean | undefined;
}

/** What tells a declaration from another one, stacked. */
export function DeclarationCard({ declaration, selection, isCurrent }: DeclarationCardProps): ReactNode {
  return (
    <div className={styles.cardContent}>
      <div className={styles.cardRow}>
        <span className={styles.name}>
          <WholeWords text={declarantName(declaration)} />
        </span>
        <Owed declaration={declaration} />
      </div>
      <div className={styles.cardRow}>
        <span className={classNames(selection && styles.reference)}>
          {selection && (
            <RowCheck
              label={batchText.choose(declaration.publicId)}
              checked={selection.isChosen(declaration)}
              onToggle={() => selection.toggle(declaration)}
            />
          )}
          <ReferenceLink publicId={declaration.publicId} isCurrent={isCurrent} />
        </span>
        <RowState declaration={declaration} />
      </div>
      <div className={styles.cardRow}>
        <Trip declaration={declaration} />
        <span>
          {listText.columns.created} {formatShortMoment(declaration.createdAt)}
        </span>
      </div>
    </div>
  );
}
