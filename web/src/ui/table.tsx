import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Amounts and counts stand at the end of their column. */
  readonly align?: 'start' | 'end' | undefined;
  readonly render: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  /** Read aloud before the table; the page's heading says it to the eye. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that are no longer what they were. */
  readonly isFaded?: ((row: Row) => boolean) | undefined;
}

/** Dense rows for a wide screen; a `RowLink` in a cell makes the whole row a target. */
export function Table<Row>({ label, columns, rows, rowKey, isFaded }: TableProps<Row>): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classNames(column.align === 'end' && styles.end)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={classNames(styles.row, isFaded?.(row) && styles.faded)}>
              {columns.map((column, position) => (
                <Cell key={column.id} isFirst={position === 0} isEnd={column.align === 'end'}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly isFirst: boolean;
  readonly isEnd: boolean;
  readonly children: ReactNode;
}

function Cell({ isFirst, isEnd, children }: CellProps): ReactNode {
  const className = classNames(isEnd && styles.end);
  return isFirst ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}

export interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link whose target is the whole row, or the whole card, that it stands in. */
export function RowLink({ to, children }: RowLinkProps): ReactNode {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
