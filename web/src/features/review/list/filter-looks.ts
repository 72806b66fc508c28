import type { ReviewFilterOf, ReviewFilterValue } from '@retour/contract';
import { transportNames } from '@retour/core';
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
};

/** What is typed in the search box, in the summary. */
export const searchedWords: Readonly<Record<ReviewFilterOf<'text'>, (typed: string) => string>> = {
  search: listText.named,
  searchPublicId: (start) => listText.reference(start.toUpperCase()),
};
