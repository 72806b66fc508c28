import { dayMs, retentionTerms } from '@retour/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../test/declarations';
import { engines, type TestDatabase } from '../test/engines';
import { insertAgent } from '../test/insert-agent';
import type { RunStatement } from './platform/database/database';
import { createMetrics, type Metrics } from './platform/http/metrics';
import { applyRetentionRules } from './platform/retention/apply-retention';
import { runRetention } from './platform/retention/retention-job';
import { retentionRules } from './retention-rules';

const retentionDays = 1_095;
const tenYears = 3_653;

describe.each(engines)('retention on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let metrics: Metrics;
  let lines: readonly (readonly [string, object, string])[];

  beforeEach(async () => {
    storage = await open();
    api = await startDeclarations(storage, { now: () => new Date() });
    metrics = createMetrics();
    lines = [];
  });
  afterEach(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const rulesOf = (onError: (error: unknown) => void = () => undefined) =>
    retentionRules({ retentionDays, draftDays: 30, onError });
  const query = <Row extends object>(text: string, ...values: unknown[]) =>
    storage.database.run<Row>({ text, values });
  const count = async (table: string): Promise<number> =>
    (await query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0;
  /** The hour's job, on a database whose own clock is so many days ahead. */
  function hourly({ daysAhead = 0 } = {}): Promise<void> {
    const run: RunStatement = (statement) =>
      storage.database.run({
        ...statement,
        text: statement.text.replaceAll(
          'clock_timestamp()',
          `(clock_timestamp() + interval '${daysAhead} days')`,
        ),
      });
    const write =
      (level: string) =>
      (what: object, message: string): void => {
        lines = [...lines, [level, what, message]];
      };
    const log = { info: write('info'), error: write('error') } as Parameters<typeof runRetention>[0]['log'];
    return runRetention({ run, rules: rulesOf(), log, metrics });
  }

  /** Sets everything that is there back by so many days. */
  const age = (days: number) =>
    Promise.all(
      [
        `update declaration set updated_at = updated_at - interval '${days} days'`,
        `update mail_outbox set created_at = created_at - interval '${days} days', sent_at = sent_at - interval '${days} days'`,
        `update product_lookup set at = at - interval '${days} days'`,
        `update agent set created_at = created_at - interval '${days} days', last_seen_at = last_seen_at - interval '${days} days'`,
      ].map((text) => query(text)),
    );
  const lookup = (agent: string, product: number) =>
    query(
      `insert into product_lookup (agent_id, product_id, search_value, at) values ($1, $2, 'canari', clock_timestamp())`,
      agent,
      `p${product}`,
    );

  it('takes each thing away when its time has come, not a day before, and says how much it took', async () => {
    const agent = await insertAgent(storage.database.run, {
      firstName: 'Canari',
      lastName: 'Martin',
      email: 'canari@example.org',
    });
    const { id } = await api.submitted({ declarantLastName: 'Canari' });
    await lookup(agent, 1);
    const steps = [
      [retentionTerms.unsentMails, { 'unsent-mails': 1 }],
      [retentionTerms.productLookups, { 'product-lookups': 1 }],
      [retentionDays, { declarations: 1, 'absent-agents': 1 }],
    ] as const;
    let aged = 0;
    for (const [days, erased] of steps) {
      await age(days - 1 - aged);
      await hourly();
      expect(lines).toEqual([]);
      await age(2);
      aged = days + 1;
      await hourly();
      expect(lines).toEqual([['info', { erased }, 'retention erased what is past its time']]);
      lines = [];
    }
    expect(await count('mail_outbox')).toBe(0);
    expect(await count('product_lookup')).toBe(0);
    const { history } = (await api.call('GET', `${id}/history/`, { agent })).json();
    expect(history.at(-1)).toMatchObject({ action: 'anonymised', by: { type: 'system' } });
    const [row] = await query<{ text: string }>('select a::text as text from agent a where id = $1', agent);
    expect(row?.text).not.toMatch(/canari|martin/i);
    expect(await query(`select rule, erased, refused from retention_run order by at, rule`)).toEqual([
      { rule: 'unsent-mails', erased: 1, refused: 0 },
      { rule: 'product-lookups', erased: 1, refused: 0 },
      { rule: 'absent-agents', erased: 1, refused: 0 },
      { rule: 'declarations', erased: 1, refused: 0 },
    ]);
    expect(await metrics.registry.metrics()).toContain('retention_erased_rows_total{rule="declarations"} 1');
  });

  it('forgets a closed agent after a year, with what opened their account, and lets a colleague stay', async () => {
    const people = { firstName: 'Canari', lastName: 'Martin' };
    const closed = await insertAgent(storage.database.run, { ...people, email: 'canari@example.org' });
    const open = await insertAgent(storage.database.run, { ...people, email: 'reste@example.org' });
    const past = new Date(Date.now() - (retentionTerms.closedAgents + 1) * dayMs);
    await query('update agent set last_seen_at = $1', past);
    await query(
      `update agent set status = 'disabled', kind = 'local', issuer = null, subject = null where id = $1`,
      closed,
    );
    await query(`insert into local_account values ($1, 'canari', now())`, closed);
    await query(
      `insert into account_link values ('canari', $1, 'password', now() + interval '1 hour')`,
      closed,
    );
    await query(`insert into known_device values ('canari', $1, now())`, closed);
    await lookup(closed, 1);
    await lookup(open, 1);
    await hourly();
    expect(lines).toEqual([['info', { erased: { 'closed-agents': 1 } }, expect.any(String)]]);
    const [row] = await query<{ text: string }>('select a::text as text from agent a where id = $1', closed);
    expect(row?.text).not.toMatch(/canari|martin/i);
    for (const table of ['local_account', 'account_link', 'known_device']) expect(await count(table)).toBe(0);
    expect(await query('select agent_id from product_lookup')).toEqual([{ agent_id: open }]);
    const [kept] = await query<{ email: string }>('select email from agent where erased_at is null');
    expect(kept?.email).toBe('reste@example.org');
  });

  it('refuses an unusual share, says so as an error, and erases it once somebody asks', async () => {
    const body = await api.submitted();
    for (let made = 0; made < 30; made += 1) {
      const agent = `agent-${made}`;
      await Promise.all(Array.from({ length: 5 }, (_, product) => lookup(agent, product)));
    }
    await query(
      `insert into declaration select (jsonb_populate_record(d, jsonb_build_object(
        'id', gen_random_uuid(), 'public_id', 'T' || lpad(n::text, 8, '0')))).*
      from declaration d, generate_series(1, 120) n where d.id = $1`,
      body.id,
    );
    await hourly({ daysAhead: tenYears });
    const declarations = { due: 121, all: 121 };
    const refused = { declarations, 'product-lookups': { due: 150, all: 150 } };
    expect(lines).toEqual([
      // One mail alone is no unusual share.
      ['info', { erased: { 'unsent-mails': 1 } }, expect.any(String)],
      ['error', { refused }, expect.stringContaining('npm run erase -- --retention --really')],
    ]);
    expect(await count('declaration where anonymised_at is null')).toBe(121);
    expect(await count('product_lookup')).toBe(150);
    const measured = await metrics.registry.metrics();
    expect(measured).toContain('retention_refused_rows{rule="declarations"} 121');
    expect(measured).toContain('retention_refused_rows{rule="sent-mails"} 0');
    expect(
      await query(`select rule, erased, refused from retention_run where refused > 0 order by rule`),
    ).toEqual([
      { rule: 'declarations', erased: 0, refused: 121 },
      { rule: 'product-lookups', erased: 0, refused: 150 },
    ]);

    lines = [];
    await hourly();
    expect(lines).toEqual([]);
    expect(await metrics.registry.metrics()).toContain('retention_refused_rows{rule="declarations"} 0');

    await age(tenYears);
    const options = { run: storage.database.run, rules: rulesOf() };
    expect(await applyRetentionRules(options)).toMatchObject({ erased: {}, refused });
    expect(await applyRetentionRules({ ...options, isUnusualAsked: true })).toMatchObject({
      erased: { declarations: 121, 'product-lookups': 150 },
      refused: {},
    });
  });

  const failOn = (table: string) =>
    query(`create function refuse_deletion() returns trigger language plpgsql as $$
      begin raise exception 'no' using errcode = '57014'; end $$`).then(() =>
      query(
        `create trigger refused before delete on ${table} for each row execute function refuse_deletion()`,
      ),
    );

  it('applies every rule whatever becomes of another, keeps what each erased, and fails at the end', async () => {
    await insertAgent(storage.database.run, {
      firstName: 'Canari',
      lastName: 'Martin',
      email: 'canari@example.org',
    });
    await api.submitted();
    await lookup('elsewhere', 1);
    await failOn('product_lookup');
    await age(retentionDays + 1);
    await query(
      `insert into retention_run values (clock_timestamp() - interval '${tenYears} days', 'x', 1, 0)`,
    );
    await expect(hourly()).rejects.toThrow('retention failed: product-lookups');
    const erased = { declarations: 1, 'absent-agents': 1, 'retention-runs': 1 };
    expect(lines).toEqual([
      ['info', { erased }, 'retention erased what is past its time'],
      ['error', { rule: 'product-lookups', err: expect.any(Error) }, 'a rule of retention failed'],
    ]);
    const kept = await query<{ rule: string }>('select rule from retention_run order by rule');
    expect(kept.map(({ rule }) => rule)).toEqual(['absent-agents', 'declarations', 'retention-runs']);
    const measured = await metrics.registry.metrics();
    expect(measured).toContain('retention_erased_rows_total{rule="retention-runs"} 1');
  });

  it('deletes many rows in batches that none waits long for, and keeps count of those before a failure', async () => {
    await query(`create table deleted_at_once (rows integer)`);
    await query(`create function count_deleted() returns trigger language plpgsql as $$
      begin
        insert into deleted_at_once select count(*) from gone having count(*) > 0;
        if (select sum(rows) from deleted_at_once) > 4000 then raise exception 'enough'; end if;
        return null;
      end $$`);
    await query(`create trigger counted after delete on mail_outbox referencing old table as gone
      for each statement execute function count_deleted()`);
    const fill = (rows: number) =>
      query(`insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at, sent_at)
        select gen_random_uuid()::text, 'x', 'x', '{}', now(), now(), now() - interval '8 days'
        from generate_series(1, ${rows})`);
    await fill(2_500);
    const options = { run: storage.database.run, rules: rulesOf(), isUnusualAsked: true };
    expect(await applyRetentionRules(options)).toMatchObject({ erased: { 'sent-mails': 2_500 }, failed: {} });
    expect(await query('select rows from deleted_at_once order by rows')).toEqual(
      [500, 1_000, 1_000].map((rows) => ({ rows })),
    );
    await fill(2_500);
    const { erased, failed } = await applyRetentionRules(options);
    expect({ erased, failed: Object.keys(failed) }).toEqual({
      erased: { 'sent-mails': 1_000 },
      failed: ['sent-mails'],
    });
    expect(await query(`select erased from retention_run where rule = 'sent-mails' order by at`)).toEqual([
      { erased: 2_500 },
      { erased: 1_000 },
    ]);
  });

  it('counts of a table no more than tell that what it erases of it is usual, and all of it where it is not', async () => {
    await query(`insert into product_lookup (agent_id, product_id, search_value, at)
      select 'a', index::text, '', case when index <= 300 then '2020-01-01' else clock_timestamp() end
      from generate_series(1, 5000) as index`);
    const rule = rulesOf().find(({ name }) => name === 'product-lookups');
    const counted = () => rule?.count(storage.database.run, new Date('2021-01-01'));
    expect(await counted()).toEqual({ due: 300, all: 1_500 });
    await query('delete from product_lookup where product_id::integer > 1000');
    expect(await counted()).toEqual({ due: 300, all: 1_000 });
    await query(`delete from product_lookup where at < '2021-01-01'`);
    expect(await counted()).toEqual({ due: 0, all: 0 });
  });

  it('lets a day of each kind go, and what three days without the service left of what is kept a week', async () => {
    await query(`insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at, sent_at)
      select n::text, 'x', 'x', '{}', now(), now(), now() - n * interval '1 hour' from generate_series(1, 24 * 10) n`);
    const [before, all] = [await count(`mail_outbox where sent_at < now() - interval '7 days'`), 240];
    expect(before / all).toBeGreaterThan(0.2);
    expect(before).toBeLessThan(100);
    await query(`insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at, sent_at)
      select 'b' || n, 'x', 'x', '{}', now(), now(), now() - n * interval '1 hour' from generate_series(1, 24 * 10) n`);
    await hourly();
    expect(lines).toEqual([['info', { erased: { 'sent-mails': expect.any(Number) } }, expect.any(String)]]);
  });
});

describe('retention beside a process whose clock is ten years ahead', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  // The embedded database has no clock but its process's.
  it('erases nothing on a server, which has its own', async () => {
    const server = engines.find(({ name }) => name === 'PostgreSQL server');
    const storage = await server?.open();
    if (storage === undefined) throw new TypeError('no server to try on');
    const api = await startDeclarations(storage, { now: () => new Date() });
    const { id } = await api.submitted();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + tenYears * dayMs });
    const rules = retentionRules({ retentionDays, draftDays: 30, onError: () => undefined });
    const { at, erased, refused } = await applyRetentionRules({ run: storage.database.run, rules });
    expect(Date.now() - at.getTime()).toBeGreaterThan(3_650 * dayMs);
    expect({ erased, refused }).toEqual({ erased: {}, refused: {} });
    vi.useRealTimers();
    expect((await api.call('GET', `${id}/`, { agent: 'a1' })).json().declarantLastName).not.toBe('');
    await api.app.close();
    await storage.dispose();
  });
});
