import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { TakeShare } from './shared-counts';

/** Above this limit a process takes its shares by so many that it asks for twenty in a minute at the most. */
const exactUpTo = 100;
const sharesInLimit = 20;
/** How long nothing is asked of a database that did not answer. */
const aloneMs = 5_000;

/** What this process knows of the minute of a key. */
interface Minute {
  /** Calls that it may still let through without asking. */
  left: number;
  /** When the minute is over, by `performance.now()`. */
  endsAt: number;
  /** Let through in it. */
  through: number;
  /** Nothing more will be granted before it is over. */
  isSpent: boolean;
}

interface Key {
  minute: Minute | null;
  /** A share is being asked for: calls that come meanwhile wait for the same answer. */
  asking: Promise<void> | null;
  waiting: number;
}

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts calls together with the other processes: each lets through what it took of the common count, and asks for more
 * when that is used. A database that does not answer opens nothing and closes nothing: the process counts alone.
 */
export class CountingStore implements FastifyRateLimitStore {
  readonly #take: TakeShare;
  readonly #maxKeys: number;
  readonly #keys = new Map<string, Key>();
  #aloneUntil = 0;

  constructor(take: TakeShare, maxKeys: number) {
    this.#take = take;
    this.#maxKeys = maxKeys;
  }

  incr(key: string, tell: Told, windowMs: number, most: number): void {
    this.#count(key, windowMs, most).then(
      ({ endsAt }) => tell(null, { current: 1, ttl: endsAt - performance.now() }),
      (refused: Minute) =>
        tell(null, { current: most + 1, ttl: Math.max(1, refused.endsAt - performance.now()) }),
    );
  }

  child(): this {
    return this;
  }

  /** The minute that let a call through; rejects with the one that did not. */
  async #count(name: string, windowMs: number, most: number): Promise<Minute> {
    const key = this.#keyOf(name);
    for (;;) {
      const { minute } = key;
      if (minute !== null && minute.endsAt > performance.now()) {
        if (minute.left > 0) {
          minute.left -= 1;
          minute.through += 1;
          return minute;
        }
        if (minute.isSpent) throw minute;
      }
      key.waiting += 1;
      // Calls of the same turn of the event loop share one statement.
      key.asking ??= Promise.resolve().then(() => this.#ask(name, key, windowMs, most));
      await key.asking;
      key.waiting -= 1;
    }
  }

  #keyOf(name: string): Key {
    const known = this.#keys.get(name);
    // The one that called last is forgotten last.
    if (known !== undefined) this.#keys.delete(name);
    const key = known ?? { minute: null, asking: null, waiting: 0 };
    this.#keys.set(name, key);
    if (this.#keys.size > this.#maxKeys) {
      for (const [oldest, { asking }] of this.#keys) {
        if (asking === null) this.#keys.delete(oldest);
        if (this.#keys.size <= this.#maxKeys) break;
      }
    }
    return key;
  }

  async #ask(name: string, key: Key, windowMs: number, most: number): Promise<void> {
    const now = performance.now();
    const before = key.minute !== null && key.minute.endsAt > now ? key.minute : null;
    const through = before?.through ?? 0;
    try {
      if (now < this.#aloneUntil) throw new Error('the database did not answer');
      const share = most <= exactUpTo ? 1 : Math.ceil(most / sharesInLimit);
      const wanted = Math.max(share, key.waiting);
      const { granted, leftMs } = await this.#take({ key: name, most, wanted });
      const endsAt = performance.now() + leftMs;
      key.minute = { left: granted, endsAt, through, isSpent: granted === 0 };
    } catch {
      this.#aloneUntil = Math.max(this.#aloneUntil, now + aloneMs);
      const endsAt = before?.endsAt ?? now + windowMs;
      key.minute = { left: Math.max(0, most - through), endsAt, through, isSpent: true };
    } finally {
      key.asking = null;
    }
  }
}
