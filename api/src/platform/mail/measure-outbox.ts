import { Gauge } from 'prom-client';
import type { RunStatement } from '../database/database';
import type { Metrics } from '../http/metrics';
import { countOutbox, type OutboxCounts } from './count-outbox';

/** Shows the mails that did not leave. A database that does not answer has other alarms: nothing is said of the mails then. */
export function measureOutbox({ registry }: Pick<Metrics, 'registry'>, run: RunStatement): void {
  const registers = [registry];
  let asked: Promise<OutboxCounts | null> | null = null;
  /** One question for both, which are read together. */
  const counts = (): Promise<OutboxCounts | null> => {
    asked ??= countOutbox(run)
      .catch(() => null)
      .finally(() => {
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
      this.set({ state: 'given_up' }, found.refused + found.dead + found.held);
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
      if (found !== null) this.set({ state: 'waiting' }, found.oldestSeconds);
    },
  });
}
