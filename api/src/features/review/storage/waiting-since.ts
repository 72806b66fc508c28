import { type WaitingStatus, waitingStatuses } from '@retour/core';

/**
 * What a declaration waits from: its sending, or the validation or the correction that came last; not before the day of arrival, so that
 * who is not there yet comes after all those who are. As the indexes of the queues write it.
 */
export const waitingMoment = {
  submitted: 'greatest(submitted_at, arrives_from)',
  validated: 'greatest(updated_at, arrives_from)',
} as const satisfies Record<WaitingStatus, string>;

/** The same of any declaration; null once it waits no more, or does not wait yet. */
export const waitingSince = `case status ${waitingStatuses
  .map((status) => `when '${status}' then ${waitingMoment[status]}`)
  .join(' ')} end`;
