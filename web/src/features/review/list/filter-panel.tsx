import {
  choiceFilterNames,
  choiceValues,
  type ReviewFilterOf,
  type ReviewFilterValue,
} from '@retour/contract';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, CheckGroup } from '../../../ui';
import { listText } from '../text/list-text';
import { choiceLooks } from './filter-looks';
import styles from './list.module.css';
import { countFilters, type FilterProps, type ListFilters } from './list-filters';
import { OfficeFilter } from './office-filter';
import { PeriodFilter } from './period-filter';
import { TypedFilters } from './typed-filters';

const filtersButtonId = 'filtrer';

/** Takes the focus from what goes with the filters that are taken off. */
export function focusFiltersButton(): void {
  document.getElementById(filtersButtonId)?.focus();
}

const moreId = 'plus-de-filtres';

/** The most used, which leave the first rows in sight; every other one stands behind one more button. */
const firstFilters: ReadonlySet<string> = new Set(['status', 'startDate', 'endDate', 'office']);

/** Outlive the panel: an agent who unfolds the filters and opens a sheet finds them unfolded when they come back. */
let wasOpen = false;
let wasMoreOpen = false;

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
          <div className={styles.chips}>
            <ChoiceFilter name="status" filters={filters} onChange={onChange} />
          </div>
          <PeriodFilter
            period={filters}
            onChange={({ startDate, endDate }) => onChange({ startDate, endDate })}
          />
          <OfficeFilter filters={filters} onChange={onChange} />
          <MoreFilters filters={filters} onChange={onChange} />
        </div>
      )}
    </>
  );
}

/** The rest, which unfolds by itself once one of them is in use, and folds by a press alone. */
function MoreFilters({ filters, onChange }: FilterProps): ReactNode {
  const count = countFilters(filters, (name) => !firstFilters.has(name));
  const isUsed = count > 0;
  const [isOpen, setOpen] = useState(wasMoreOpen || isUsed);
  useEffect(() => {
    if (isUsed) setOpen(true);
  }, [isUsed]);
  const toggle = (): void => {
    wasMoreOpen = !isOpen;
    setOpen(wasMoreOpen);
  };
  return (
    <>
      <Button variant="quiet" icon={ChevronDown} compact controls={moreId} expanded={isOpen} onClick={toggle}>
        {listText.moreFilters(count)}
      </Button>
      {isOpen && (
        <div id={moreId} className={styles.filters}>
          <TypedFilters filters={filters} onChange={onChange} />
          <div className={styles.chips}>
            {choiceFilterNames
              .filter((name) => !firstFilters.has(name))
              .map((name) => (
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
