import { type DeclarationStatus, declarationStatuses, meansOfTransport, transportNames } from '@retour/core';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { Button, CheckGroup, type CheckOption } from '../../../ui';
import { transportIcons } from '../../basket/journey/transport';
import { statusLooks } from '../status/status-pill';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import { countFilters, type ListFilters } from './list-filters';
import { PeriodFilter } from './period-filter';

const statusOptions: readonly CheckOption<DeclarationStatus>[] = declarationStatuses.map((id) => ({
  id,
  label: listText.statuses[id],
  icon: statusLooks[id].icon,
}));
const transportOptions = meansOfTransport.map((id) => ({
  id,
  label: transportNames[id],
  icon: transportIcons[id],
}));

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly onChange: (changes: Partial<ListFilters>) => void;
}

/** Status, transport and period: always in view where there is room, behind one button on a phone. */
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
        <CheckGroup
          legend={listText.status}
          name="status"
          options={statusOptions}
          selected={filters.status}
          onChange={(status) => onChange({ status })}
        />
        <CheckGroup
          legend={listText.transport}
          name="meanOfTransports"
          options={transportOptions}
          selected={filters.meanOfTransports}
          onChange={(meanOfTransports) => onChange({ meanOfTransports })}
        />
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
