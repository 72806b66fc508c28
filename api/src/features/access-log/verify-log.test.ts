import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import type { RunStatement } from '../../platform/database/database';
import type { LogFault } from './log-faults';
import { asOwner, chainAnew, fillLog } from './testing/tamper';
import { verifyLog } from './verify-log';

const entries = 1_000;

describe.each(engines)('a log of 1 000 entries on the $name', ({ open }) => {
  let storage: TestDatabase;
  let run: RunStatement;
  let chain = 0;
  let end = 0;

  beforeAll(async () => {
    storage = await open();
    run = storage.database.run;
    await fillLog(run, entries);
    await run({ text: 'create table right_log as select * from access_log', values: [] });
    await run({ text: 'create table right_head as select * from access_log_head', values: [] });
  });
  afterAll(() => storage.dispose());
  beforeEach(async () => {
    await asOwner(run, async () => {
      await run({ text: 'truncate access_log', values: [] });
      await run({ text: 'insert into access_log select * from right_log', values: [] });
      await run({ text: 'truncate access_log_head', values: [] });
      await run({ text: 'insert into access_log_head select * from right_head', values: [] });
    });
    const [longest] = await run<{ chain: number; seq: number }>({
      text: 'select chain, seq::int as seq from access_log_head order by seq desc, chain limit 1',
      values: [],
    });
    chain = longest?.chain ?? 0;
    end = longest?.seq ?? 0;
    expect(end).toBeGreaterThan(50);
  });

  async function tamper(text: string, values: readonly unknown[] = []): Promise<readonly LogFault[]> {
    await asOwner(run, () => run({ text, values }));
    return (await verifyLog(run, { pageRows: 37 })).faults;
  }

  async function swap(one: number, other: number): Promise<void> {
    const move = `update access_log set seq = $3 where chain = $1 and seq = $2`;
    await asOwner(run, async () => {
      await run({ text: move, values: [chain, one, -1] });
      await run({ text: move, values: [chain, other, one] });
      await run({ text: move, values: [chain, -1, other] });
    });
  }

  it('is found whole', async () => {
    const report = await verifyLog(run);
    expect(report).toMatchObject({ entries, cut: 0, faults: [] });
    expect(report.ends).toHaveLength(16);
    expect(report.ends.filter(({ seq }) => seq > 0).length).toBeGreaterThan(8);
  });

  it('has its one edited entry found', async () => {
    const edit = `update access_log set subject_id = 'another' where chain = $1 and seq = 20`;
    expect(await tamper(edit, [chain])).toEqual([{ chain, seq: 20, kind: 'edited' }]);
  });

  it('has its one removed entry found', async () => {
    const remove = 'delete from access_log where chain = $1 and seq = 30';
    expect(await tamper(remove, [chain])).toEqual([{ chain, seq: 30, upTo: 30, kind: 'missing' }]);
  });

  it('has its one moved entry found', async () => {
    await swap(41, 44);
    const { faults } = await verifyLog(run);
    expect(faults[0]).toEqual({ chain, seq: 41, kind: 'out-of-order' });
    expect(faults.map(({ seq }) => seq)).toContain(44);
  });

  it('has the three of them found at once', async () => {
    await swap(40, 41);
    await tamper('delete from access_log where chain = $1 and seq = 30', [chain]);
    const faults = await tamper(`update access_log set agent_id = 'x' where chain = $1 and seq = 20`, [
      chain,
    ]);
    expect(faults.map(({ seq, kind }) => [seq, kind])).toEqual(
      expect.arrayContaining([
        [20, 'edited'],
        [30, 'missing'],
        [40, 'out-of-order'],
      ]),
    );
    expect(faults[0]).toMatchObject({ chain, seq: 20 });
  });

  it('has its last entries found when they were cut', async () => {
    expect(await tamper('delete from access_log where chain = $1 and seq > $2', [chain, end - 2])).toEqual([
      { chain, seq: end - 1, upTo: end, kind: 'tail-cut' },
    ]);
  });

  it('has a chain found that lost its head, and entries that no head knows', async () => {
    expect(await tamper('delete from access_log_head where chain = $1', [chain])).toEqual([
      { chain, seq: 1, kind: 'tail-cut' },
    ]);
    await asOwner(run, () =>
      run({ text: 'insert into access_log_head select * from right_head where chain = $1', values: [chain] }),
    );
    const add = `insert into access_log select chain, seq + 7, at, agent_id, session_id, network, action, subject_kind,
      subject_id, details, row_count, previous, digest from access_log where chain = $1 and seq = $2`;
    expect(await tamper(add, [chain, end])).toEqual([{ chain, seq: end + 7, kind: 'added' }]);
  });

  it('is only known as rewritten to its end by the ends that were written down before', async () => {
    const { ends: earlierEnds } = await verifyLog(run);
    await asOwner(run, async () => {
      await run({
        text: `update access_log set agent_id = 'x' where chain = $1 and seq = 20`,
        values: [chain],
      });
      await chainAnew(run, chain);
    });
    expect((await verifyLog(run)).faults).toEqual([]);
    expect((await verifyLog(run, { earlierEnds })).faults).toEqual([{ chain, seq: end, kind: 'other-copy' }]);
    await asOwner(run, async () => {
      await run({ text: 'delete from access_log where chain = $1 and seq = $2', values: [chain, end] });
      await run({
        text: 'update access_log_head set seq = seq - 1, digest = (select digest from access_log where chain = $1 and seq = $2) where chain = $1',
        values: [chain, end - 1],
      });
    });
    expect((await verifyLog(run)).faults).toEqual([]);
    expect((await verifyLog(run, { earlierEnds })).faults).toEqual([
      { chain, seq: end, upTo: end, kind: 'tail-cut' },
    ]);
  });

  it('is found whole while others write', async () => {
    const writing = fillLog(run, 400);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await verifyLog(run, { pageRows: 11 })).faults).toEqual([]);
    await writing;
    expect(await verifyLog(run)).toMatchObject({ entries: entries + 400, faults: [] });
  });

  it('has any change of any one entry found', async () => {
    const changes: Readonly<Record<string, string>> = {
      at: `at = at + interval '1 microsecond'`,
      'another agent': `agent_id = agent_id || 'x'`,
      'no agent': 'agent_id = null',
      session: `session_id = '00000000-0000-4000-8000-000000000000'`,
      network: `network = '192.0.2.8'`,
      action: `action = 'log-read'`,
      kind: `subject_kind = 'agent'`,
      subject: `subject_id = 'another'`,
      'its spaces': `details = (details::text || ' ')::json`,
      details: `details = null`,
      rows: 'row_count = coalesce(row_count, 0) + 1',
      previous: 'previous = sha256(previous)',
      digest: 'digest = sha256(digest)',
      both: 'previous = digest, digest = previous',
      number: 'seq = seq + 1000000',
      chain: 'chain = 16',
    };
    const removal = 'delete from access_log where chain = $1 and seq = $2';
    const statements = [
      removal,
      ...Object.values(changes).map(
        (change) => `update access_log set ${change} where chain = $1 and seq = $2`,
      ),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...statements), fc.nat(), async (text, nth) => {
        const values = [chain, 1 + (nth % end)];
        const kept = 'select * from access_log where chain = $1 and seq = $2';
        await run({
          text: `create table one as ${kept.replace('$1', String(chain)).replace('$2', String(values[1]))}`,
          values: [],
        });
        const faults = await tamper(text, values);
        await asOwner(run, async () => {
          await run({
            text: 'delete from access_log where (chain = $1 and seq = $2) or chain = 16 or seq > 1000000',
            values,
          });
          await run({ text: 'insert into access_log select * from one', values: [] });
          await run({ text: 'drop table one', values: [] });
        });
        expect(faults.length).toBeGreaterThan(0);
        expect(Math.abs((faults[0]?.seq ?? 0) - Number(values[1]))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
    expect((await verifyLog(run)).faults).toEqual([]);
  });
});
