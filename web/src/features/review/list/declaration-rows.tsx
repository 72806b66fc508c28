import type { ListedDeclaration } from '@retour/contract';
import type { ReactNode } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Card, Table } from '../../../ui';
import { WholeWords } from '../detail/whole-words';
import { formatShortMoment } from '../text/format-moment';
import { listText } from '../text/list-text';
import type { ShownRow } from './compare-lists';
import styles from './list.module.css';
import { declarantName, listColumns, Owed, ReferenceLink, RowState, Trip } from './list-columns';

export interface DeclarationRowsProps {
  readonly label: string;
  readonly rows: readonly ShownRow[];
}

/** Declarations in a table where the screen is wide, as cards on a phone; the whole row is the link. */
export function DeclarationRows({ label, rows }: DeclarationRowsProps): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  if (isWide) {
    const gone = new Set(rows.filter(({ isGone }) => isGone).map(({ declaration }) => declaration.id));
    return (
      <Table
        label={label}
        columns={listColumns}
        rows={rows.map(({ declaration }) => declaration)}
        rowKey={({ id }) => id}
        isFaded={({ id }) => gone.has(id)}
      />
    );
  }
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map(({ declaration, isGone }) => (
        <li key={declaration.id} className={isGone ? styles.goneCard : styles.card}>
          <Card>
            <DeclarationCard declaration={declaration} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function DeclarationCard({ declaration }: { readonly declaration: ListedDeclaration }): ReactNode {
  return (
    <div className={styles.cardContent}>
      <div className={styles.cardRow}>
        <span className={styles.name}>
          <WholeWords text={declarantName(declaration)} />
        </span>
        <Owed declaration={declaration} />
      </div>
      <div className={styles.cardRow}>
        <ReferenceLink publicId={declaration.publicId} />
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
