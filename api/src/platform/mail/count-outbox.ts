import type { RunStatement } from '../database/database';

/** The mails that did not leave. */
export interface OutboxCounts {
  readonly waiting: number;
  /** How long the oldest of them has been waiting; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Given up: refused by a server, tried for too long, or held after a restoration. */
  readonly refused: number;
  readonly dead: number;
  readonly held: number;
}

/** What is in the outbox, which all processes share. */
export async function countOutbox(run: RunStatement): Promise<OutboxCounts> {
  const [counts] = await run<OutboxCounts>({
    name: 'count-outbox',
    text: `select count(*) filter (where given_up is null)::int as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where given_up is null)), 0)::float8 as "oldestSeconds",
        count(*) filter (where given_up = 'refused')::int as refused,
        count(*) filter (where given_up = 'dead')::int as dead,
        count(*) filter (where given_up = 'held')::int as held
      from mail_outbox where sent_at is null`,
    values: [],
  });
  if (counts === undefined) throw new TypeError('a count gave no row');
  return counts;
}
