import {
  mayBeginReference,
  type ReviewFilterOf,
  type ReviewFilterValue,
  readSearchText,
} from '@retour/contract';
import { formatFlight, formatPhone, transportNames } from '@retour/core';
import { Users } from 'lucide-react';
import type { Icon } from '../../../ui';
import { transportIcons } from '../../basket/journey/transport';
import { statusLooks } from '../status/status-pill';
import { listText } from '../text/list-text';

interface ChoiceLook<Value> {
  readonly legend: string;
  readonly label: (value: Value) => string;
  readonly icon?: (value: Value) => Icon;
  /** In the summary of what the list is narrowed to; its label unless it is said otherwise. */
  readonly summary?: (value: Value) => string;
}

/** How each filter that is chosen among some values is shown. */
export const choiceLooks: {
  readonly [Name in ReviewFilterOf<'choices'>]: ChoiceLook<ReviewFilterValue<Name>>;
} = {
  status: {
    legend: listText.status,
    label: (status) => listText.statuses[status],
    icon: (status) => statusLooks[status].icon,
  },
  meanOfTransports: {
    legend: listText.transport,
    label: (transport) => transportNames[transport],
    icon: (transport) => transportIcons[transport],
    summary: (transport) => transportNames[transport].toLowerCase(),
  },
  corrections: {
    legend: listText.corrections,
    label: () => listText.toApprove,
    icon: () => Users,
    summary: () => listText.correctionToApprove,
  },
};

/** How the words of a search were understood: « vol AF 123 ». */
function understood(typed: string): string {
  const read = readSearchText(typed);
  if (typed.includes('@')) return listText.mailbox(typed);
  if (read.kind === 'phone') return listText.phone(formatPhone(read.phone));
  const reference = mayBeginReference(typed) ? typed.toUpperCase() : undefined;
  if (read.kind === 'flight') return listText.flight(formatFlight(read.flight), reference);
  return reference === undefined ? listText.named(typed) : listText.nameOrReference(typed);
}

/** What is typed in the search box, in the summary. */
export const searchedWords: Readonly<Record<ReviewFilterOf<'text'>, (typed: string) => string>> = {
  search: understood,
  searchPublicId: (start) => listText.reference(start.toUpperCase()),
};
