import {
  type MeanTakings,
  type Takings,
  takingsColumns,
  takingsMean,
  takingsSum,
  takingsTimes,
  takingsTotal,
} from '@retour/contract';
import { formatDifference, formatEurosAmount } from '@retour/core';
import type { ReactNode } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Card, Table, type TableColumn } from '../../../ui';
import { takingsText } from '../text/takings-text';
import styles from './takings.module.css';

interface SumRow extends Omit<MeanTakings, 'mean'> {
  readonly name: string;
}

const columns: readonly TableColumn<SumRow>[] = [
  { id: 'mean', label: takingsColumns.mean, render: ({ name }) => name },
  {
    id: 'collected',
    label: takingsColumns.collected,
    align: 'end',
    render: ({ collected, payments }) => takingsSum(collected, payments),
  },
  {
    id: 'reversed',
    label: takingsColumns.reversed,
    align: 'end',
    render: ({ reversed, reversals }) => takingsSum(reversed, reversals),
  },
  { id: 'net', label: takingsColumns.net, align: 'end', render: ({ net }) => formatEurosAmount(net) },
  {
    id: 'counted',
    label: takingsColumns.counted,
    align: 'end',
    render: ({ counted }) => (counted === undefined ? '' : formatEurosAmount(counted)),
  },
  {
    id: 'difference',
    label: takingsColumns.difference,
    align: 'end',
    render: ({ difference }) => <Difference euros={difference} />,
  },
];

function Difference({ euros }: { readonly euros: number | undefined }): ReactNode {
  if (euros === undefined) return null;
  return <span className={euros === 0 ? undefined : styles.differs}>{formatDifference(euros)}</span>;
}

export interface SumsProps extends Readonly<Takings['total']> {
  readonly label: string;
}

/** By mean, then in all, and of how many declarations. */
export function Sums({ label, ...total }: SumsProps): ReactNode {
  const times = takingsTimes(total);
  return (
    <>
      <Rows label={label} {...total} />
      {times !== null && <p className={styles.soft}>{times}</p>}
    </>
  );
}

/** A table where the screen is wide, one card a mean on a phone. */
function Rows({ label, ...total }: SumsProps): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  const rows: readonly SumRow[] = [
    ...total.means.map((mean) => ({ ...mean, name: takingsMean(mean) })),
    { ...takingsTotal(total), name: takingsText.total },
  ];
  if (isWide) return <Table label={label} columns={columns} rows={rows} rowKey={({ name }) => name} />;
  const [, ...figures] = columns;
  return (
    <Card>
      <ul className={styles.means} aria-label={label}>
        {rows.map((row) => (
          <li key={row.name}>
            <strong>{row.name}</strong>
            <dl className={styles.figures}>
              {figures.map(({ id, label: name, render }) => {
                const value = render(row);
                return value === '' || (id === 'difference' && row.difference === undefined) ? null : (
                  <div key={id}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
