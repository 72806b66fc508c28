import { type WaitingStatus, waitingStatuses } from '@retour/core';

/** What a declaration waits from: its sending, or the validation or the correction that came last. */
export const waitingMoment = {
  submitted: 'submitted_at',
  validated: 'updated_at',
} as const satisfies Record<WaitingStatus, string>;

/** The same of any declaration; null once it waits no more, or does not wait yet. */
export const waitingSince = `case status ${waitingStatuses
  .map((status) => `when '${status}' then ${waitingMoment[status]}`)
  .join(' ')} end`;
