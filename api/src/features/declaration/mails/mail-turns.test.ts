import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { UnknownOutcomeError } from '../../../platform/database/unreplicated-write';
import { createThrottle } from '../../../platform/throttle/throttle';
import { type DeclarationsUnderTest, startDeclarations } from '../testing/start-declarations';
import { createMailTurns, type MailLimits, type MailTurns } from './mail-turns';

const limits: MailLimits = { mailsPerAddress: 5, mailsPerNetwork: 200 };

describe.each(engines)('the mails that travellers may have sent, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const now = (): Date => new Date(clock);

  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.dispose());

  /** A process of an installation; the same secret is the same installation. */
  function turns(changes: Partial<MailLimits> = {}, secret: string = randomUUID()): MailTurns {
    const throttle = createThrottle({ run: storage.database.run, secret, now });
    return createMailTurns(throttle, { ...limits, ...changes });
  }

  const start = (mailTurns: MailTurns, run = storage.database.run): Promise<DeclarationsUnderTest> =>
    startDeclarations(storage, { now }, { mailTurns, run });

  async function mailsTo(recipient: string): Promise<number> {
    const [row] = await storage.database.run<{ count: number }>({
      text: 'select count(*)::int as count from mail_outbox where lower(recipient) = $1',
      values: [recipient],
    });
    return row?.count ?? Number.NaN;
  }

  it('are five at most to one address, of 120 declarations sent and cancelled', async () => {
    const api = await start(turns());
    const victim = `${randomUUID()}@example.org`;
    for (let at = 0; at < 120; at += 1) {
      const { id, token } = await api.submitted({ declarantEmail: victim });
      const cancelled = await api.call('PATCH', `${id}/`, { token, body: { status: 'cancelled' } });
      expect(cancelled.statusCode).toBe(200);
    }
    expect(await mailsTo(victim)).toBeLessThanOrEqual(5);
    expect(await mailsTo(victim)).toBeGreaterThan(0);
    await api.app.close();
  });

  it('are no more than five in any day, from every network and process, however the address is written', async () => {
    const secret = randomUUID();
    const processes = [turns({}, secret), turns({}, secret)];
    const taken: number[] = [];
    const spellings = ['jeanne@example.org', 'Jeanne@Example.org', 'jeanne+a@example.org'];
    for (let hour = 0; hour < 24 * 5; hour += 1) {
      for (const recipient of spellings) {
        const ask = { recipient, network: `192.0.2.${hour}` };
        const given = await Promise.all(processes.map((process) => process.take(ask)));
        taken.push(...given.filter(Boolean).map(() => clock));
      }
      clock += hourMs;
    }
    for (const from of taken) {
      expect(taken.filter((at) => at >= from && at <= from + dayMs).length).toBeLessThanOrEqual(5);
    }
    expect(taken.length).toBeGreaterThanOrEqual(8);
  });

  it('leave the others alone: another address is written to, and what a network is refused is not counted', async () => {
    const mailTurns = turns({ mailsPerNetwork: 3 });
    const ask = (recipient: string, network = '192.0.2.1') => mailTurns.take({ recipient, network });
    const three = [await ask('a@example.org'), await ask('b@example.org'), await ask('c@example.org')];
    expect(three).toEqual([true, true, true]);
    for (let at = 0; at < 20; at += 1) expect(await ask('d@example.org')).toBe(false);
    expect(await ask('d@example.org', '192.0.2.2')).toBe(true);
    clock += hourMs / 3;
    expect(await ask('a@example.org')).toBe(true);
  });

  it('are told truly: a declaration without its mail says so, to its traveller and to agents', async () => {
    const api = await start(turns({ mailsPerAddress: 1 }));
    const declarantEmail = `${randomUUID()}@example.org`;
    const written = await api.submitted({ declarantEmail });
    const withheld = await api.draft({ declarantEmail });
    const silent = await api.submitted({ declarantEmail: undefined });
    const body = { status: 'submitted' };
    const sent = await api.call('PATCH', `${withheld.id}/`, { token: withheld.token, body });
    expect([sent.statusCode, sent.json().status]).toEqual([200, 'submitted']);
    const again = await api.call('PATCH', `${withheld.id}/`, { token: withheld.token, body, ifMatch: '"1"' });
    expect([sent.json().confirmationWithheld, again.json().confirmationWithheld]).toEqual([true, true]);
    const read = async (id: string) => (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    expect((await read(withheld.id)).confirmationWithheld).toBe(true);
    for (const { id } of [written, silent]) expect(await read(id)).not.toHaveProperty('confirmationWithheld');
    expect(await mailsTo(declarantEmail)).toBe(1);
    await api.app.close();
  });

  it('are not those of agents, who answer for what they send', async () => {
    const api = await start(turns({ mailsPerAddress: 1 }));
    const declarantEmail = `${randomUUID()}@example.org`;
    for (let at = 0; at < 3; at += 1) {
      const { id, token } = await api.submitted({ declarantEmail });
      await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } });
      const paid = await api.call('PATCH', `${id}/`, {
        agent: 'a1',
        body: { status: 'paid', payment: 'card' },
      });
      expect([paid.statusCode, token.length > 0]).toEqual([200, true]);
    }
    expect(await mailsTo(declarantEmail)).toBe(4);
    await api.app.close();
  });

  it('are given back by a change that is not made', async () => {
    const mailTurns = turns({ mailsPerAddress: 1 });
    const ask = { recipient: 'z@example.org', network: '192.0.2.9' };
    expect([await mailTurns.take(ask), await mailTurns.take(ask)]).toEqual([true, false]);
    await mailTurns.giveBack(ask);
    expect(await mailTurns.take(ask)).toBe(true);
  });

  it.each([
    ['given back by a change that the database undid', '40P01', 1],
    ['kept by a change that it may have kept', '40003', 0],
  ])('are %s', async (_what, code, left) => {
    let isFailing = true;
    const run: typeof storage.database.run = (statement) => {
      if (!isFailing || statement.name !== 'change-declaration-status')
        return storage.database.run(statement);
      isFailing = false;
      const failure =
        code === '40003' ? new UnknownOutcomeError() : Object.assign(new Error('undone'), { code });
      return Promise.reject(failure);
    };
    const api = await start(turns({ mailsPerAddress: 1 }), run);
    const declarantEmail = `${randomUUID()}@example.org`;
    const { id, token } = await api.draft({ declarantEmail });
    const send = () => api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    expect((await send()).json()).toMatchObject({ status: 503, code: 'not-ready' });
    expect((await send()).json()).toMatchObject({ status: 'submitted' });
    expect(await mailsTo(declarantEmail)).toBe(left);
    await api.app.close();
  });

  it('are not counted for an address whose network cannot be', async () => {
    const secret = randomUUID();
    let takings = 0;
    const run: typeof storage.database.run = (statement) => {
      if (statement.name === 'throttle-take') takings += 1;
      const isOfNetwork = statement.name === 'throttle-take' && takings === 2;
      return isOfNetwork ? Promise.reject(new Error('undone')) : storage.database.run(statement);
    };
    const failing = createMailTurns(createThrottle({ run, secret, now }), { ...limits, mailsPerAddress: 1 });
    const ask = { recipient: 'y@example.org', network: '192.0.2.10' };
    await expect(failing.take(ask)).rejects.toThrow('undone');
    expect(await turns({ mailsPerAddress: 1 }, secret).take(ask)).toBe(true);
  });
});
