import { dayInParis } from '@retour/contract';

/** Eight in the morning of the day that it is in Paris, where the days of the law begin: the server's clock says the same day. */
export function thisMorning(): Date {
  return new Date(`${dayInParis(new Date())}T08:00:00+01:00`);
}
