import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names';
import { RowCheck } from './row-check';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Amounts and counts stand at the end of their column. */
  readonly align?: 'start' | 'end' | undefined;
  readonly render: (row: Row) => ReactNode;
}

/** Rows that may be chosen, each by its box. */
export interface TableChoice<Row> {
  readonly isChosen: (row: Row) => boolean;
  readonly onToggle: (row: Row) => void;
  readonly label: (row: Row) => string;
  readonly allLabel: string;
  readonly onToggleAll: () => void;
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
  readonly choice?: TableChoice<Row> | undefined;
}

/** Dense rows for a wide screen; a `RowLink` in a cell makes the whole row a target. */
export function Table<Row>({ label, columns, rows, rowKey, isFaded, choice }: TableProps<Row>): ReactNode {
  const chosen = choice === undefined ? 0 : rows.filter(choice.isChosen).length;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={styles.choice}>
                <RowCheck
                  label={choice.allLabel}
                  checked={chosen > 0 && chosen === rows.length}
                  isPartial={chosen > 0 && chosen < rows.length}
                  onToggle={choice.onToggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classNames(column.align === 'end' && styles.end)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classNames(
                styles.row,
                isFaded?.(row) && styles.faded,
                choice?.isChosen(row) && styles.chosen,
                chosen > 0 && !choice?.isChosen(row) && styles.left,
              )}
            >
              {choice && (
                <td className={styles.choice}>
                  <RowCheck
                    label={choice.label(row)}
                    checked={choice.isChosen(row)}
                    onToggle={() => choice.onToggle(row)}
                  />
                </td>
              )}
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
  /** Where it leads is shown already, beside it. */
  readonly isCurrent?: boolean | undefined;
  readonly children: ReactNode;
}

/** A link whose target is the whole row, or the whole card, that it stands in. */
export function RowLink({ to, isCurrent = false, children }: RowLinkProps): ReactNode {
  return (
    <Link to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
