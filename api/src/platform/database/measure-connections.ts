import { Gauge } from 'prom-client';
import type { Metrics } from '../http/metrics';
import type { Database } from './database';

/** Shows how many connections to the database are at work, wait for some, and are waited for, by kind of work. */
export function measureConnections(
  { registry }: Pick<Metrics, 'registry'>,
  database: Pick<Database, 'connections'>,
): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by kind of work and state: busy, idle, awaited (requests that wait for one)',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect() {
      for (const { kind, ...counts } of database.connections()) {
        for (const [state, count] of Object.entries(counts)) this.set({ kind, state }, count);
      }
    },
  });
}
