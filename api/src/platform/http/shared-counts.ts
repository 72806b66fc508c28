import { createHmac } from 'node:crypto';
import { batch } from '../database/batch';
import type { RunStatement } from '../database/database';

/** The part of a key’s minute that the database grants to one process. */
export interface Share {
  /** 0 when nothing is left. */
  readonly granted: number;
  /** Until the minute of the key is over, in milliseconds. */
  readonly leftMs: number;
}

export interface ShareAsked {
  readonly key: string;
  /** Calls that all processes together let through in a minute. */
  readonly most: number;
  /** Calls that this process wants to let through. */
  readonly wanted: number;
}

/** Takes a share of what all processes may let through, for this one alone. Rejects when the database does not answer in time. */
export type TakeShare = (asked: ShareAsked) => Promise<Share>;

export interface SharedCountsOptions {
  readonly run: RunStatement;
  /** Keys the digests: whoever reads the table alone learns no address. */
  readonly secret: string;
  /** How long a call waits for the database, in milliseconds: longer than it takes when it is well. */
  readonly patienceMs?: number;
}

function within(milliseconds: number, work: Promise<Share>): Promise<Share> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the database takes too long')), milliseconds).unref();
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** Keys taken in one statement: many networks that come at once cost one round trip. */
const groups = { groupsAtOnce: 2, maxInGroup: 200 };

/**
 * A minute begins with the first call of a key, by the database's clock. In the order of keys: two processes that ask for
 * the same ones cannot wait for each other.
 */
const text = `
insert into rate_count as kept (key, used, granted, most, ends_at)
select key, wanted, wanted, most, now() + interval '1 minute'
from json_to_recordset($1) as asked (key text, wanted integer, most integer) order by key
on conflict (key) do update set
  used = case when kept.ends_at <= now() then excluded.used else least(excluded.most, kept.used + excluded.used) end,
  granted = case when kept.ends_at <= now() then excluded.used
    else greatest(0, least(excluded.most - kept.used, excluded.used)) end,
  ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
returning key, granted, (extract(epoch from ends_at - now()) * 1000)::float8 as left_ms`;

interface ShareRow {
  readonly key: string;
  readonly granted: number;
  readonly left_ms: number;
}

/** The counts of calls in the database, where all processes find them. A key is asked for once at a time. */
export function shareCounts({ run, secret, patienceMs = 250 }: SharedCountsOptions): TakeShare {
  const digest = (key: string): string =>
    createHmac('sha256', secret).update(`rate\n${key}`).digest('base64url');
  const take = batch<ShareAsked, Share>(async (asked) => {
    const wanted = asked.map(({ key, most, wanted }) => ({
      key: digest(key),
      most,
      wanted: Math.min(wanted, most),
    }));
    const rows = await run<ShareRow>({ name: 'share-counts', text, values: [JSON.stringify(wanted)] });
    const shares = new Map(rows.map(({ key, granted, left_ms: leftMs }) => [key, { granted, leftMs }]));
    return wanted.map(({ key }) => shares.get(key) ?? new Error('a count was not written'));
  }, groups);
  return (asked) => within(patienceMs, take(asked));
}

/** Forgets the minutes that are over, in the order of keys too; those of a key that is being asked for are left to that. */
export async function clearCounts(run: RunStatement): Promise<void> {
  await run({
    text: `delete from rate_count where key in (
        select key from rate_count where ends_at < now() - interval '1 minute' order by key for update skip locked
      )`,
    values: [],
  });
}
