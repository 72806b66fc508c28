import {
  choiceFilterNames,
  choiceValues,
  type ReviewFilterOf,
  type ReviewFilterValue,
} from '@retour/contract';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, CheckGroup } from '../../../ui';
import { listText } from '../text/list-text';
import { choiceLooks } from './filter-looks';
import styles from './list.module.css';
import { countFilters, type FilterProps, type ListFilters } from './list-filters';
import { OfficeFilter } from './office-filter';
import { PeriodFilter } from './period-filter';
import { TypedFilters } from './typed-filters';

export const filtersButtonId = 'filtrer';

/** Outlives the panel: an agent who unfolds the filters and opens a sheet finds them unfolded when they come back. */
let wasOpen = false;

/** Every filter but the search, folded behind one button which counts those in use: rows come first. */
export function FilterPanel({ filters, onChange }: FilterProps): ReactNode {
  const [isOpen, setOpen] = useState(wasOpen);
  const toggle = (): void => {
    wasOpen = !isOpen;
    setOpen(wasOpen);
  };
  return (
    <>
      <Button
        id={filtersButtonId}
        variant="secondary"
        icon={SlidersHorizontal}
        compact
        controls="filtres"
        expanded={isOpen}
        shortcut="f"
        onClick={toggle}
      >
        {listText.filters(countFilters(filters))}
      </Button>
      {isOpen && (
        <div id="filtres" className={styles.filters}>
          <PeriodFilter
            period={filters}
            onChange={({ startDate, endDate }) => onChange({ startDate, endDate })}
          />
          <OfficeFilter filters={filters} onChange={onChange} />
          <TypedFilters filters={filters} onChange={onChange} />
          <div className={styles.chips}>
            {choiceFilterNames.map((name) => (
              <ChoiceFilter key={name} name={name} filters={filters} onChange={onChange} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function ChoiceFilter<Name extends ReviewFilterOf<'choices'>>({
  name,
  filters,
  onChange,
}: FilterProps & { readonly name: Name }): ReactNode {
  const { legend, label, icon } = choiceLooks[name];
  return (
    <CheckGroup
      legend={legend}
      name={name}
      options={choiceValues[name].map((id) => ({ id, label: label(id), icon: icon?.(id) }))}
      selected={filters[name] as readonly ReviewFilterValue<Name>[]}
      onChange={(chosen) => onChange({ [name]: chosen } as Partial<ListFilters>)}
    />
  );
}
