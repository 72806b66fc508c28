import { Gauge } from 'prom-client';
import type { RunStatement } from '../database/database';
import type { Metrics } from '../http/metrics';

interface Counts {
  readonly waiting: number;
  /** Seconds. */
  readonly oldest: number;
  readonly given_up: number;
}

/** What is in the outbox, which all processes share; null while the database does not answer. */
async function readCounts(run: RunStatement): Promise<Counts | null> {
  const rows = await run<Counts>({
    name: 'count-outbox',
    text: `select count(*) filter (where given_up is null)::int as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where given_up is null)), 0)::float8 as oldest,
        count(*) filter (where given_up is not null)::int as given_up
      from mail_outbox where sent_at is null`,
    values: [],
  }).catch(() => []);
  return rows[0] ?? null;
}

/** Shows the mails that did not leave. A database that does not answer has other alarms: nothing is said of the mails then. */
export function measureOutbox({ registry }: Pick<Metrics, 'registry'>, run: RunStatement): void {
  const registers = [registry];
  let asked: Promise<Counts | null> | null = null;
  /** One question for both, which are read together. */
  const counts = (): Promise<Counts | null> => {
    asked ??= readCounts(run).finally(() => {
      asked = null;
    });
    return asked;
  };
  new Gauge({
    name: 'mails_unsent',
    help: 'Mails that did not leave, by state: waiting, given_up',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await counts();
      this.reset();
      if (found === null) return;
      this.set({ state: 'waiting' }, found.waiting);
      this.set({ state: 'given_up' }, found.given_up);
    },
  });
  new Gauge({
    name: 'mails_oldest_seconds',
    help: 'How long the oldest mail that waits has been waiting',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await counts();
      this.reset();
      if (found !== null) this.set({ state: 'waiting' }, found.oldest);
    },
  });
}
