import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownOfficeQuery } from '../../../lib/own-office';
import { SelectField } from '../../../ui';
import { listText } from '../text/list-text';
import { aloneLooks } from './filter-looks';
import styles from './list.module.css';
import type { FilterProps } from './list-filters';

/** The office of the agent who decided last; that of the reader comes first. */
export function OfficeFilter({ filters, onChange }: FilterProps): ReactNode {
  const { data } = useQuery(ownOfficeQuery);
  const own = data?.office;
  const others = (data?.offices ?? []).filter(({ id }) => id !== own?.id);
  const isKnown = own?.id === filters.office || others.some(({ id }) => id === filters.office);
  const unknown =
    filters.office === undefined || isKnown ? [] : [{ value: filters.office, label: filters.office }];
  return (
    <div className={styles.period}>
      <SelectField
        label={aloneLooks.office.label}
        value={filters.office ?? ''}
        onChange={(office) => onChange({ office: office === '' ? undefined : office })}
        options={[
          { value: '', label: listText.everyOffice },
          ...unknown,
          ...(own === undefined ? [] : [{ value: own.id, label: listText.ownOffice(own.name) }]),
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  );
}
