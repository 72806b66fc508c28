import {
  choiceFilterNames,
  choiceValues,
  type ReviewFilterOf,
  type ReviewFilterValue,
} from '@retour/contract';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Button, CheckGroup } from '../../../ui';
import { listText } from '../text/list-text';
import { choiceLooks } from './filter-looks';
import styles from './list.module.css';
import { countFilters, type ListFilters } from './list-filters';
import { PeriodFilter } from './period-filter';

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly onChange: (changes: Partial<ListFilters>) => void;
}

/** The period and every filter that is chosen among some values: always in view where there is room, behind one button on a phone. */
export function FilterPanel({ filters, onChange }: FilterPanelProps): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  const [isOpen, setIsOpen] = useState(false);
  const panel = (
    <div className={styles.filters} id="filtres">
      <PeriodFilter
        period={filters}
        onChange={({ startDate, endDate }) => onChange({ startDate, endDate })}
      />
      <div className={styles.chips}>
        {choiceFilterNames.map((name) => (
          <ChoiceFilter key={name} name={name} filters={filters} onChange={onChange} />
        ))}
      </div>
    </div>
  );
  if (isWide) return panel;
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        controls="filtres"
        expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {listText.filters(countFilters(filters))}
      </Button>
      {isOpen && panel}
    </>
  );
}

function ChoiceFilter<Name extends ReviewFilterOf<'choices'>>({
  name,
  filters,
  onChange,
}: FilterPanelProps & { readonly name: Name }): ReactNode {
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
