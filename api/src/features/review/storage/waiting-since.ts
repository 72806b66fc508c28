import { type WaitingStatus, waitingStatuses } from '@retour/core';

type ByQueue = Readonly<Record<WaitingStatus, string>>;

/** When a declaration came into its queue: its sending, or the validation or the correction that came last. */
const queuedAt = { submitted: 'submitted_at', validated: 'updated_at' } as const satisfies ByQueue;

/**
 * What it waits from: not before the day of arrival, so that who is not there yet comes after all those who are. As the indexes of the
 * queues write it.
 */
const waitingMoment = {
  submitted: `greatest(${queuedAt.submitted}, arrives_from)`,
  validated: `greatest(${queuedAt.validated}, arrives_from)`,
} as const satisfies ByQueue;

/** What waits, and may be decided: not who was erased meanwhile. The indexes of the queues hold nothing else. */
export const isInQueue = 'anonymised_at is null';

/** The order in which a queue is served, of its columns below. Those who arrive on one day wait from one moment: they keep their turn. */
export const inTurn = 'order by waiting_since, queued_at, id';

/** The columns of that order, of the declarations of one queue. */
export function turnIn(queue: WaitingStatus): string {
  return `${waitingMoment[queue]} as waiting_since, ${queuedAt[queue]} as queued_at`;
}

/** The same of one that is in no queue: it comes after all those that are. */
export const noTurn = 'null::timestamptz as waiting_since, null::timestamptz as queued_at';

const ofAny = (columns: ByQueue): string =>
  `case when ${isInQueue} then case status ${waitingStatuses
    .map((status) => `when '${status}' then ${columns[status]}`)
    .join(' ')} end end`;

/** Since when any declaration waits; null once it waits no more, or does not wait yet. */
export const waitingSince = ofAny(waitingMoment);

/** The columns of the order, of any declaration. */
export const turnOfAny = `${waitingSince} as waiting_since, ${ofAny(queuedAt)} as queued_at`;
