import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { measureConnections } from '../database/measure-connections';
import { createMetrics, type Metrics } from '../http/metrics';
import { measureOutbox } from './measure-outbox';

async function valuesOf({ registry }: Metrics, name: string): Promise<Readonly<Record<string, number>>> {
  const { values = [] } = (await registry.getSingleMetric(name)?.get()) ?? {};
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

describe.each(engines)('measures of what is stored, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let metrics: Metrics;
  beforeAll(async () => {
    storage = await open();
    metrics = createMetrics();
    measureOutbox(metrics, storage.database.runJob);
    measureConnections(metrics, storage.database);
  });
  afterAll(() => storage.dispose());

  async function queue(state: 'waiting' | 'given up' | 'sent', minutes: number): Promise<void> {
    await storage.database.run({
      text: `insert into mail_outbox
          (message_id, composer, recipient, payload, next_attempt_at, created_at, sent_at, given_up, given_up_at)
        select $1, 'greeting', 'elodie@test.example', '{}', now(), now() - make_interval(mins => $2),
          case $3 when 'sent' then now() end, case $3 when 'given up' then 'refused' end,
          case $3 when 'given up' then now() end`,
      values: [`<${randomUUID()}@test.example>`, minutes, state],
    });
  }

  it('counts the mails that did not leave, and says for how long the oldest that waits has been', async () => {
    expect(await valuesOf(metrics, 'mails_unsent')).toEqual({ waiting: 0, given_up: 0 });
    expect(await valuesOf(metrics, 'mails_oldest_seconds')).toEqual({ waiting: 0 });
    await queue('waiting', 10);
    await queue('waiting', 20);
    await queue('given up', 90);
    await queue('sent', 100);
    expect(await valuesOf(metrics, 'mails_unsent')).toEqual({ waiting: 2, given_up: 1 });
    const { waiting: oldest = 0 } = await valuesOf(metrics, 'mails_oldest_seconds');
    expect(oldest).toBeGreaterThanOrEqual(20 * 60);
    expect(oldest).toBeLessThan(25 * 60);
  });

  it('says nothing of the mails when the database does not answer', async () => {
    const lost = createMetrics();
    measureOutbox(lost, () => Promise.reject(new Error('down')));
    expect(await valuesOf(lost, 'mails_unsent')).toEqual({});
    expect(await lost.registry.metrics()).toContain('# TYPE mails_unsent gauge');
  });

  it('counts the connections to a server by kind of work', async () => {
    const counts = await valuesOf(metrics, 'database_connections');
    if (storage.database.engine === 'embedded') expect(counts).toEqual({});
    else expect(counts).toMatchObject({ 'work busy': 0, 'work idle': 1, 'jobs idle': 1, 'lists awaited': 0 });
  });
});
