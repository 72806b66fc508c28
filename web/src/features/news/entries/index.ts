import { agreementsToConfirm } from './agreements-to-confirm';
import { alcoholExciseChange } from './alcohol-excise-change';
import type { NewsEntry } from './news-entry';
import { paymentLimitsReminder } from './payment-limits';
import { ratesEdition } from './rates-edition';
import { tobaccoExciseChange } from './tobacco-excise-change';
import { unionTobacco } from './union-tobacco';

/** Every entry, latest first; those of a day in the order of this list. */
export const newsEntries: readonly NewsEntry[] = [
  ratesEdition,
  paymentLimitsReminder,
  agreementsToConfirm,
  alcoholExciseChange,
  tobaccoExciseChange,
  unionTobacco,
].toSorted((one, other) => other.day.localeCompare(one.day));
