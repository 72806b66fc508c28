import {
  type FilterBound,
  type FilterRangeName,
  mayBeginReference,
  type OwnOffice,
  type ReviewFilterOf,
  type ReviewFilterValue,
  readSearchText,
} from '@retour/contract';
import {
  formatDay,
  formatFlight,
  formatPhone,
  formatReceiptNumber,
  formatShortEurosAmount,
  parseFlightNumber,
  phrase,
  transportNames,
} from '@retour/core';
import { Users } from 'lucide-react';
import type { Icon } from '../../../ui';
import { transportIcons } from '../../basket/journey/transport';
import { statusLooks } from '../status/status-pill';
import { listText } from '../text/list-text';
import type { FilterValues } from './list-filters';

/**
 * What each filter looks like, in the tables of its kind: the panel where it is chosen, the chips that say what the list is narrowed to
 * and the record of exports derive from them.
 */
interface ChoiceLook<Value> {
  readonly legend: string;
  readonly label: (value: Value) => string;
  readonly icon?: (value: Value) => Icon;
  /** Among the filters in use; its label unless it is said otherwise. */
  readonly inUse?: (value: Value) => string;
}

/** What is chosen among some values. */
export const choiceLooks: {
  readonly [Name in ReviewFilterOf<'choices'>]: ChoiceLook<ReviewFilterValue<Name>>;
} = {
  status: {
    legend: 'État',
    label: (status) => listText.statuses[status],
    icon: (status) => statusLooks[status].icon,
  },
  meanOfTransports: {
    legend: 'Transport',
    label: (transport) => transportNames[transport],
    icon: (transport) => transportIcons[transport],
    inUse: (transport) => transportNames[transport].toLowerCase(),
  },
  corrections: {
    legend: 'Corrections',
    label: () => 'à approuver',
    icon: () => Users,
    inUse: () => listText.correctionToApprove,
  },
};

export type Offices = OwnOffice['offices'];

export interface FieldLook {
  /** Of its field in the panel. */
  readonly label: string;
  /** How a code is shown in its field, and read from it; as it is unless it is said otherwise. */
  readonly code?: {
    readonly show: (code: string) => string;
    readonly read: (typed: string) => string | null;
  };
}

interface AloneLook<Value> extends FieldLook {
  /** Among the filters in use. */
  readonly inUse: (value: Value, offices: Offices) => string;
}

/** A code, an amount or a day that is the bound of nothing. */
export type AloneFilter = Exclude<ReviewFilterOf<'code' | 'euros' | 'day'>, FilterBound>;

export const aloneLooks: {
  readonly [Name in AloneFilter]: AloneLook<NonNullable<FilterValues[Name]>>;
} = {
  flight: {
    label: 'Vol',
    code: { show: formatFlight, read: parseFlightNumber },
    inUse: (flight) => phrase`vol ${formatFlight(flight)}`,
  },
  office: {
    label: 'Bureau',
    inUse: (office, offices) => phrase`bureau : ${offices.find(({ id }) => id === office)?.name ?? office}`,
  },
  handledDate: {
    label: 'Traitée le',
    inUse: (day) => phrase`traitée le ${formatDay(day)}`,
  },
};

export const boundLooks: Readonly<Record<FilterBound, FieldLook>> = {
  minAmount: { label: 'Montant minimal, en euros' },
  maxAmount: { label: 'Montant maximal, en euros' },
  startDate: { label: 'Du' },
  endDate: { label: 'Au' },
};

/** Two bounds among the filters in use; nothing when neither is. */
export const rangeWords: Readonly<Record<FilterRangeName, (filters: FilterValues) => string | undefined>> = {
  amount: ({ minAmount, maxAmount }) => {
    const [low, high] = [minAmount, maxAmount].map((bound) =>
      bound === undefined ? undefined : formatShortEurosAmount(bound),
    );
    if (low !== undefined && high !== undefined) return phrase`de ${low} à ${high}`;
    if (low !== undefined) return phrase`à partir de ${low}`;
    return high === undefined ? undefined : phrase`jusqu'à ${high}`;
  },
  period: ({ startDate, endDate }) => {
    if (startDate !== undefined && endDate !== undefined) {
      const start = formatDay(startDate);
      return startDate === endDate ? start : phrase`du ${start} au ${formatDay(endDate)}`;
    }
    if (startDate !== undefined) return phrase`depuis le ${formatDay(startDate)}`;
    return endDate === undefined ? undefined : phrase`jusqu'au ${formatDay(endDate)}`;
  },
};

/** How the words of a search were understood: « vol AF 123 ». */
function understood(typed: string): string {
  const read = readSearchText(typed);
  if (typed.includes('@')) return phrase`adresse « ${typed} »`;
  if (read.kind === 'phone') return phrase`téléphone ${formatPhone(read.phone)}`;
  if (read.kind === 'receipt') return phrase`reçu ${formatReceiptNumber(read.receipt)}`;
  const reference = mayBeginReference(typed) ? typed.toUpperCase() : undefined;
  if (read.kind === 'flight') {
    const flight = formatFlight(read.flight);
    return reference === undefined
      ? phrase`vol ${flight}`
      : phrase`vol ${flight} (ou référence ${reference}…)`;
  }
  return reference === undefined ? phrase`nom « ${typed} »` : phrase`nom ou référence « ${typed} »`;
}

/** What is typed in the search box, among the filters in use. */
export const searchedWords: Readonly<Record<ReviewFilterOf<'text'>, (typed: string) => string>> = {
  search: understood,
  searchPublicId: (start) => phrase`référence ${start.toUpperCase()}`,
};
