import type { ReactNode } from 'react';
import { classNames, Pill, VisuallyHidden } from '../../../ui';
import { shownCountryName } from '../../reference/shown-country-name';
import type { ComparedRow, ComparedValue } from './compared-rows';
import styles from './comparison.module.css';
import { comparisonText } from './comparison-text';

export interface ComparisonTableProps {
  readonly label: string;
  readonly countries: readonly [string, string];
  readonly rows: readonly ComparedRow[];
}

/** A line for each thing compared, a column for each country; on a narrow screen the thing stands above its two values. */
export function ComparisonTable({ label, countries, rows }: ComparisonTableProps): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{comparisonText.corner}</VisuallyHidden>
            </th>
            {countries.map((country) => (
              <th key={country} scope="col">
                {shownCountryName(country)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values: [one, other], differs }) => (
            <tr key={label} className={classNames(differs && styles.differs)}>
              <th scope="row">
                {label} {differs && <strong className={styles.mark}>{comparisonText.differs}</strong>}
              </th>
              <ValueCell country={countries[0]} values={one} />
              <ValueCell country={countries[1]} values={other} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ValueCellProps {
  readonly country: string;
  readonly values: readonly ComparedValue[];
}

/** Its column names the country; so does the cell itself where there is no room for columns. */
function ValueCell({ country, values }: ValueCellProps): ReactNode {
  const isNone = values.length === 0;
  return (
    <td className={classNames(isNone && styles.none)} data-country={shownCountryName(country)}>
      {isNone && comparisonText.none}
      {values.map(({ value, note, doubt }) => (
        <p key={value + note}>
          <span className={styles.value}>{value}</span>
          {note !== undefined && <span className={styles.bound}>{note}</span>}
          {doubt != null && (
            <>
              {' '}
              <Pill tone="note">{doubt}</Pill>
            </>
          )}
        </p>
      ))}
    </td>
  );
}
