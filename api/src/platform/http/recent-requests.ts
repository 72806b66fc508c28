import type { ServerResponse } from 'node:http';
import { minuteMs, type RequestCounts } from '@retour/contract';

export type RequestOutcome = keyof RequestCounts;

export interface RecentRequests {
  readonly count: (outcome: RequestOutcome) => void;
  /** Those of the last `recentMinutes`, the minute that runs included. */
  readonly counts: () => RequestCounts;
}

export const recentMinutes = 5;

const tooManyRequests = 429;
export const firstServerError = 500;

const refusals = new WeakSet<ServerResponse>();

/** Of an answer: it asks to come back because there is too much at once, not because something is broken. */
export function noteRefusal(answer: ServerResponse): void {
  refusals.add(answer);
}

/** What an answer is to the one who asked. */
export function outcomeOf(answer: ServerResponse): RequestOutcome {
  if (answer.statusCode === tooManyRequests || refusals.has(answer)) return 'refused';
  return answer.statusCode >= firstServerError ? 'failed' : 'answered';
}

interface Minute {
  number: number;
  readonly counts: Record<RequestOutcome, number>;
}

export const noRequests = { answered: 0, refused: 0, failed: 0, abandoned: 0 } as const;

/** Counts by minute, of a clock that nobody sets. */
export function createRecentRequests(clockMs: () => number = () => performance.now()): RecentRequests {
  const minutes: Minute[] = Array.from({ length: recentMinutes }, () => ({
    number: Number.NEGATIVE_INFINITY,
    counts: { ...noRequests },
  }));
  const current = (): number => Math.floor(clockMs() / minuteMs);
  return {
    count: (outcome) => {
      const number = current();
      const place = number % recentMinutes;
      const kept = minutes[place];
      const minute = kept?.number === number ? kept : { number, counts: { ...noRequests } };
      minutes[place] = minute;
      minute.counts[outcome] += 1;
    },
    counts: () => {
      const since = current() - recentMinutes;
      const sum = { ...noRequests } as Record<RequestOutcome, number>;
      for (const { number, counts } of minutes) {
        if (number <= since) continue;
        for (const outcome of Object.keys(sum) as RequestOutcome[]) sum[outcome] += counts[outcome];
      }
      return sum;
    },
  };
}
