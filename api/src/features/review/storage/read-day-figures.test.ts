import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../../test/declarations';
import { engines, type TestDatabase } from '../../../../test/engines';

describe.each(engines)('the figures of a day on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let clock = 0;

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(storage, { now: () => new Date(clock) });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const figures = async (day?: string) => {
    const query = day === undefined ? '' : `?day=${day}`;
    const answer = await api.call('GET', `/api/review/day/${query}`, { supervisor: 'a1' });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const change = async (id: string, body: object) => {
    const answer = await api.call('PATCH', `${id}/`, { agent: 'a1', body });
    expect(answer.statusCode).toBe(200);
  };
  const none = { declarations: 0, total: 0 };

  it('counts what was done that day in Paris, the day the clocks go back included', async () => {
    // The 25th of October 2026 has 25 hours: from 22:00 the day before to 23:00, in universal time.
    clock = Date.parse('2026-10-24T21:59:59.999Z');
    await api.submitted();
    clock = Date.parse('2026-10-24T22:00:00.000Z');
    const first = await api.submitted();
    const { assessment } = (await api.call('GET', `${first.id}/`, { agent: 'a1' })).json();
    const { total } = assessment;
    expect(total).toBeGreaterThan(0);
    clock = Date.parse('2026-10-25T22:59:59.999Z');
    const last = await api.submitted();
    await change(first.id, { status: 'validated' });
    await change(first.id, { status: 'paid', payment: 'card' });
    await change(last.id, { status: 'refused' });
    const day = await figures();
    expect(day).toMatchObject({
      day: '2026-10-25',
      toValidate: { declarations: 1, total },
      validated: { declarations: 1, total },
      refused: { declarations: 1, total },
      paid: { declarations: 1, total },
    });
    expect(day.submitted.declarations).toBe(2);
    expect(day.submitted.total).toBeCloseTo(2 * total, 6);
    clock = Date.parse('2026-10-25T23:00:00.000Z');
    expect(await figures()).toMatchObject({ day: '2026-10-26', submitted: none, paid: none });
    expect(await figures('2026-10-24')).toMatchObject({
      submitted: { declarations: 1, total },
      validated: none,
    });
    expect(await figures('2026-10-25')).toEqual(day);
  });

  it('counts the day of 23 hours when the clocks go forward', async () => {
    // From 23:00 the day before to 22:00, in universal time.
    for (const moment of [
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00Z',
    ]) {
      clock = Date.parse(moment);
      await api.submitted();
    }
    expect((await figures('2026-03-29')).submitted.declarations).toBe(2);
    expect((await figures('2026-03-30')).submitted.declarations).toBe(1);
  });

  it('counts what a correction makes of the queue', async () => {
    clock = Date.parse('2026-11-21T10:00:00Z');
    const { toValidate: before } = await figures();
    const { id } = await api.submitted({
      shoppingProducts: [{ customId: 'a', customName: 'Vase', originalValue: 700, currency: 'USD' }],
    });
    const corrections = [{ customId: 'a', originalValue: 710 }];
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent: 'a1',
      ifMatch: '"2"',
      body: { reason: 'Prix de la facture.', corrections },
    });
    const { toValidate: after } = await figures();
    expect(after.declarations).toBe(before.declarations + 1);
    expect(after.total - before.total).toBeCloseTo(corrected.json().assessment.total, 6);
  });

  it('counts in each queue what the list of its state holds, whatever the day', async () => {
    const total = async (status: string): Promise<number> =>
      (await api.call('GET', `/api/declaration/?status=${status}`, { agent: 'a1' })).json().total;
    clock = Date.parse('2026-11-22T10:00:00Z');
    const [first, second] = [await api.submitted(), await api.submitted()];
    await change(first.id, { status: 'validated' });
    await change(second.id, { status: 'validated' });
    await change(second.id, { status: 'paid', payment: 'card' });
    clock = Date.parse('2026-11-23T10:00:00Z');
    const { toValidate, toCollect, validated } = await figures();
    expect(validated).toEqual(none);
    expect(toCollect.declarations).toBeGreaterThan(0);
    expect(toCollect.total).toBeGreaterThan(0);
    expect(toCollect.declarations).toBe(await total('validated'));
    expect(toValidate.declarations).toBe(await total('submitted'));
  });

  it('counts nothing that was erased while it waited: nobody may decide of it', async () => {
    clock = Date.parse('2026-11-23T10:00:00Z');
    const lustre = { customId: 'l', customName: 'Lustre', originalValue: 16_000, currency: 'EUR' };
    const before = await figures();
    const { id } = await api.submitted({ shoppingProducts: [lustre] });
    const { id: toCollect } = await api.submitted();
    await change(toCollect, { status: 'validated' });
    await storage.database.run({
      text: 'update declaration set anonymised_at = now() where id = any($1::uuid[])',
      values: [[id, toCollect]],
    });
    const after = await figures();
    expect([after.toValidate, after.toCollect]).toEqual([before.toValidate, before.toCollect]);
    for (const [status, { total, totalIsMinimum }] of [
      ['submitted', after.toValidate],
      ['validated', after.toCollect],
    ] as const) {
      const list = await api.call('GET', `/api/declaration/?status=${status}`, { supervisor: 'a1' });
      expect(list.json().amounts.due).toMatchObject({ total, totalIsMinimum });
    }
    await storage.database.run({
      text: `update declaration set anonymised_at = null, status = 'refused' where id = any($1::uuid[])`,
      values: [[id, toCollect]],
    });
  });

  it('says of what waits that its sum is a minimum, while an article of it is to be assessed', async () => {
    clock = Date.parse('2026-11-23T10:00:00Z');
    const lustre = { customId: 'l', customName: 'Lustre', originalValue: 16_000, currency: 'EUR' };
    const minimums = async () => {
      const { toValidate, toCollect } = await figures();
      return [toValidate.totalIsMinimum, toCollect.totalIsMinimum];
    };
    expect(await minimums()).toEqual([false, false]);
    const { id } = await api.submitted({ shoppingProducts: [lustre] });
    expect(await minimums()).toEqual([true, false]);
    await change(id, { status: 'validated' });
    expect(await minimums()).toEqual([false, true]);
    await change(id, { status: 'refused' });
    expect(await minimums()).toEqual([false, false]);
  });

  it('counts how else a control ended that day, and nothing of what was taken up again', async () => {
    clock = Date.parse('2026-11-24T10:00:00Z');
    const reason = 'Trouvé au contrôle.';
    const outcomes = ['refused', 'abandoned', 're-exported', 'seized'] as const;
    for (const status of outcomes) {
      const { id } = await api.submitted();
      await change(id, { status, reason });
    }
    const { assessment } = await (async () => {
      const { id } = await api.submitted();
      await change(id, { status: 'seized', reason });
      const body = { status: 'submitted', reason: 'Saisie levée.' };
      const answer = await api.call('PATCH', `${id}/`, { supervisor: 'a1', body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    })();
    const one = { declarations: 1, total: assessment.total };
    expect(await figures()).toMatchObject(Object.fromEntries(outcomes.map((status) => [status, one])));
  });

  it('is for agents, about a day that exists', async () => {
    expect((await api.call('GET', '/api/review/day/')).statusCode).toBe(401);
    expect((await api.call('GET', '/api/review/day/', { agent: 'a1' })).json().code).toBe('supervisors-only');
    const queues = await api.call('GET', '/api/review/queues/', { agent: 'a1' });
    const { toValidate, toCollect } = (
      await api.call('GET', '/api/review/day/', { supervisor: 'a1' })
    ).json();
    expect(queues.json()).toEqual({
      toValidate: toValidate.declarations,
      toCollect: toCollect.declarations,
      toApprove: 0,
    });
    for (const day of ['2026-02-30', 'hier', '', '0000-01-01']) {
      const answer = await api.call('GET', `/api/review/day/?day=${day}`, { supervisor: 'a1' });
      expect(answer.statusCode).toBe(422);
    }
    for (const day of ['0001-01-01', '9999-12-31'])
      expect(await figures(day)).toMatchObject({ day, paid: none });
  });
});
