import { createHmac } from 'node:crypto';
import type { RunStatement } from '../database/database';

/** So many at once, then one each time that an interval has passed. */
export interface Allowance {
  /** What is counted, e.g. `login-network`. */
  readonly name: string;
  readonly atOnce: number;
  readonly everyMs: number;
}

/** Some tries in a row without waiting, then waits that double, then no more until one is right. */
export interface Patience {
  readonly name: string;
  readonly free: number;
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  readonly max: number;
}

/** `retryAt` null: no wait will do. */
interface Refused {
  readonly taken: false;
  readonly retryAt: Date | null;
}

export type Turn = { readonly taken: true } | Refused;

/** A try that was let through, by the moment that tells it from the others of whom it counts. */
export interface Try {
  readonly taken: true;
  readonly at: Date;
}

/** Counts in the database, in one statement each: several processes cannot let through more than one would. */
export interface Throttle {
  readonly take: (allowance: Allowance, whom: string) => Promise<Turn>;
  /** Gives back what `take` took, for what turned out to be right. */
  readonly giveBack: (allowance: Allowance, whom: string) => Promise<void>;
  /** Counts a try before it is known to be wrong. */
  readonly tryOnce: (patience: Patience, whom: string) => Promise<Try | Refused>;
  /** Gives back what `tryOnce` took, with the wait that it made and no other, for a try that nobody looked at. */
  readonly giveTryBack: (patience: Patience, whom: string, given: Try) => Promise<void>;
  /** Forgets the tries of somebody who was right. */
  readonly forget: (patience: Patience, whom: string) => Promise<void>;
}

export interface ThrottleOptions {
  readonly run: RunStatement;
  /** Keys the digests: whoever reads the table alone learns no address. */
  readonly secret: string;
  readonly now: () => Date;
}

interface TurnRow {
  readonly taken: boolean;
  readonly tries: number | null;
  readonly free_at: Date | null;
}

/** `free_at` is when nothing taken counts any more; a turn is free while that is near enough. */
const takeText = `
with turn as (
  insert into throttle (key, tries, free_at, used_at)
  values ($1, 1, $2::timestamptz + $3::float8 * interval '1 ms', $2::timestamptz)
  on conflict (key) do update set
    tries = throttle.tries + 1, used_at = $2::timestamptz,
    free_at = greatest(throttle.free_at, $2::timestamptz) + $3::float8 * interval '1 ms'
  where throttle.free_at <= $2::timestamptz + $4::float8 * interval '1 ms'
  returning 1
)
select exists (select from turn) as taken, max(tries) as tries, max(free_at) as free_at from throttle where key = $1`;

/** How long nobody may try after so many; `$3` are free, the wait that follows is `$4`, the longest `$5`. */
function waitAfter(tries: string): string {
  return `interval '1 ms' * case when ${tries} < $3::integer then 0
      else least($5::float8, $4::float8 * 2 ^ least(${tries} - $3::integer, 30)) end`;
}

/** The values of `waitAfter`, which follow two others. */
function waitsOf({ free, firstWaitMs, maxWaitMs }: Patience): readonly number[] {
  return [free, firstWaitMs, maxWaitMs];
}

/** `free_at` is when the next try may come; those that are free come whenever they do, whatever the clock of another said. */
const tryText = `
with turn as (
  insert into throttle (key, tries, free_at, used_at) values ($1, 1, $2::timestamptz, $2::timestamptz)
  on conflict (key) do update set
    tries = throttle.tries + 1, used_at = $2::timestamptz,
    free_at = $2::timestamptz + ${waitAfter('throttle.tries + 1')}
  where (throttle.tries < $3::integer or throttle.free_at <= $2::timestamptz) and throttle.tries < $6::integer
  returning 1
)
select exists (select from turn) as taken, max(tries) as tries, max(free_at) as free_at from throttle where key = $1`;

/**
 * The last try was let through, so no wait was left of those before it. Another one has been counted since, when it is not the
 * last: that one waits as it would have without it.
 */
const giveTryBackText = `
update throttle set tries = greatest(tries - 1, 0),
  free_at = least(free_at, used_at + case when used_at = $2::timestamptz then interval '0' else ${waitAfter('tries - 1')} end)
where key = $1`;

export function createThrottle({ run, secret, now }: ThrottleOptions): Throttle {
  const keyOf = ({ name }: { readonly name: string }, whom: string): string =>
    createHmac('sha256', secret).update(`throttle\n${name}\n${whom}`).digest('base64url');

  return {
    take: async (allowance, whom) => {
      const at = now();
      const { atOnce, everyMs } = allowance;
      const ahead = (atOnce - 1) * everyMs;
      const [row] = await run<TurnRow>({
        name: 'throttle-take',
        text: takeText,
        values: [keyOf(allowance, whom), at, everyMs, ahead],
      });
      if (row?.taken === true) return { taken: true };
      return { taken: false, retryAt: new Date((row?.free_at ?? at).getTime() - ahead) };
    },
    giveBack: async (allowance, whom) => {
      await run({
        name: 'throttle-give-back',
        text: `update throttle set free_at = free_at - $2::float8 * interval '1 ms' where key = $1`,
        values: [keyOf(allowance, whom), allowance.everyMs],
      });
    },
    tryOnce: async (patience, whom) => {
      const { max } = patience;
      const at = now();
      const [row] = await run<TurnRow>({
        name: 'throttle-try',
        text: tryText,
        values: [keyOf(patience, whom), at, ...waitsOf(patience), max],
      });
      if (row?.taken === true) return { taken: true, at };
      return { taken: false, retryAt: (row?.tries ?? 0) >= max ? null : (row?.free_at ?? null) };
    },
    giveTryBack: async (patience, whom, { at }) => {
      await run({
        name: 'throttle-give-try-back',
        text: giveTryBackText,
        values: [keyOf(patience, whom), at, ...waitsOf(patience)],
      });
    },
    forget: async (patience, whom) => {
      await run({
        name: 'throttle-forget',
        text: 'delete from throttle where key = $1',
        values: [keyOf(patience, whom)],
      });
    },
  };
}

/** Forgets whom nobody counted for since a moment. */
export async function clearThrottles(run: RunStatement, before: Date): Promise<void> {
  await run({ text: 'delete from throttle where used_at < $1 and free_at < $1', values: [before] });
}
