import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../test/engines';
import { cutOldEntries } from './jobs';
import { asOwner, backdate, fillLog, logAct } from './testing/tamper';
import { verifyLog } from './verify-log';

describe.each(engines)('entries whose time is over on the $name', ({ open }) => {
  let storage: TestDatabase;
  beforeAll(async () => {
    storage = await open();
    await fillLog(storage.database.run, 400);
    await backdate(storage.database.run, { days: 400, upTo: 10 });
  });
  afterAll(() => storage.dispose());

  const cut = (keptDays = 365) => cutOldEntries({ database: storage.database, keptDays });

  async function owned(text: string): Promise<void> {
    await asOwner(storage.database.run, () => storage.database.run({ text, values: [] }));
  }

  it.each([364, 0, -1])('are not cut after %i days, whoever asks', async (days) => {
    await expect(cut(days)).rejects.toMatchObject({ code: '22023' });
    expect(await cut(500)).toBe(0);
    expect(await verifyLog(storage.database.run)).toMatchObject({ entries: 400, cut: 0, faults: [] });
  });

  it('are not cut while they do not verify, so that no fault is forgotten with them', async () => {
    const { run } = storage.database;
    await owned('create table kept as select * from access_log where seq in (3, 4)');
    for (const fault of [
      'delete from access_log where seq = 3',
      `update access_log set action = 'x' where seq = 4`,
    ]) {
      await owned(fault);
      await expect(cut()).rejects.toMatchObject({ code: '55000' });
      await owned('delete from access_log where seq in (3, 4)');
      await owned('insert into access_log select * from kept');
    }
    expect(await verifyLog(run)).toMatchObject({ entries: 400, faults: [] });
  });

  it('are cut with a proof, by which what stays is found whole', async () => {
    const { run } = storage.database;
    const { ends } = await verifyLog(run);
    const old = ends.reduce((sum, { seq }) => sum + Math.min(seq, 10), 0);
    expect(await cut()).toBe(old);
    expect(await cut()).toBe(0);
    const chains = ends.filter(({ seq }) => seq > 0).length;
    expect(await verifyLog(run, { earlierEnds: ends })).toMatchObject({
      entries: 400 - old + chains,
      cut: old,
      faults: [],
    });
    await logAct(run, 'agent-1', { action: 'signed-in' });
    expect((await verifyLog(run)).faults).toEqual([]);
  });

  it('are missed when their proof is', async () => {
    const { run } = storage.database;
    const [{ chain } = { chain: 0 }] = await run<{ chain: number }>({
      text: 'select chain from access_log_cut order by chain desc limit 1',
      values: [],
    });
    await owned('create table proof as select * from access_log_cut');
    await owned(`update access_log_cut set last_seq = last_seq + 1 where chain = ${chain}`);
    expect((await verifyLog(run)).faults).toContainEqual(expect.objectContaining({ chain, kind: 'proof' }));
    await owned(`update access_log_cut set first_seq = 2 where chain = ${chain}`);
    expect((await verifyLog(run)).faults).toContainEqual(expect.objectContaining({ chain, kind: 'proof' }));
    await owned('delete from access_log_cut');
    expect((await verifyLog(run)).faults).toContainEqual({ chain, seq: 1, upTo: 10, kind: 'missing' });
    await owned('insert into access_log_cut select * from proof');
    expect((await verifyLog(run)).faults).toEqual([]);
  });

  it.each(['update access_log set agent_id = agent_id', 'delete from access_log', 'truncate access_log'])(
    'are kept from a mistake even where one role does everything: %s',
    async (text) => {
      await expect(storage.database.run({ text, values: [] })).rejects.toMatchObject({ code: '42501' });
    },
  );
});
