import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { anonymiseDeclarations } from '../../declaration/storage/anonymise-declarations';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';

const reason = 'Facture de 450 dollars présentée.';
const lower = { reason, corrections: [{ customId: 'a', originalValue: 450 }] };

describe.each(engines)('a correction that asks a second officer, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let claire: string;
  let hugo: string;
  let nadia: string;
  let clock = Date.parse('2026-10-15T12:00:00+02:00');

  beforeAll(async () => {
    storage = await open();
    const { run } = storage.database;
    claire = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
    hugo = await insertAgent(run, { firstName: 'Hugo', lastName: 'Bernard', email: 'hugo@example.org' });
    nadia = await insertAgent(run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: 'nadia@example.org',
      isSupervisor: true,
    });
    api = await startDeclarations(storage, {
      now: () => {
        clock += 1_000;
        return new Date(clock);
      },
    });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const read = async (id: string) => (await api.call('GET', `${id}/`, { agent: claire })).json();
  const trail = async (id: string) =>
    (await api.call('GET', `${id}/history/`, { agent: hugo })).json().history;
  const correct = (id: string, { body = lower as unknown, agent = claire, ifMatch = '"3"' } = {}) =>
    api.call('POST', `${id}/correction/`, { agent, ifMatch, body });
  const decide = (id: string, proposal: string, body: object, agent = hugo) =>
    api.call('POST', `${id}/correction/proposal/${proposal}/`, { agent, body });
  const pay = (id: string, agent = hugo) =>
    api.call('PATCH', `${id}/`, { agent, body: { status: 'paid', payment: 'card' } });
  const queued = async () => {
    const [row] = await storage.database.run<{ mails: number }>({
      text: 'select count(*)::int as mails from mail_outbox',
      values: [],
    });
    return row?.mails;
  };
  async function validated(dollars = 900): Promise<{ id: string; token: string }> {
    const bought = [{ customId: 'a', id: 'parfum', originalValue: dollars, currency: 'USD' }];
    const made = await api.submitted({ shoppingProducts: bought });
    const answer = await api.call('PATCH', `${made.id}/`, { agent: nadia, body: { status: 'validated' } });
    expect(answer.statusCode, answer.body).toBe(200);
    return made;
  }
  async function proposed(): Promise<{ id: string; token: string; proposal: string }> {
    const made = await validated();
    const answer = await correct(made.id);
    expect(answer.statusCode, answer.body).toBe(202);
    return { ...made, proposal: answer.json().pendingCorrection };
  }

  it('changes nothing, tells the traveller to wait and nothing more, is marked for agents, and bars the payment', async () => {
    const { id, token } = await validated();
    const before = await read(id);
    const seen = (await api.call('GET', `${id}/`, { token })).json();
    const preview = await api.call('POST', `${id}/correction/preview/`, { agent: claire, body: lower });
    expect(preview.json().secondOfficer, preview.body).toEqual({ validated: before.assessment.total });
    const mails = await queued();
    const answer = await correct(id);
    expect(answer.statusCode, answer.body).toBe(202);
    expect(answer.headers.etag).toBe('"3"');
    const { pendingCorrection, ...rest } = answer.json();
    expect(rest).toEqual(before);
    expect(await read(id)).toEqual({ ...before, pendingCorrection });
    expect((await correct(id)).body, 'sent again').toBe(answer.body);
    expect(await queued()).toBe(mails);
    const told = await api.call('GET', `${id}/`, { token });
    expect(told.json()).toEqual({ ...seen, isCorrectionPending: true });

    const refused = await pay(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'correction-pending', allowed: [] });
    expect(refused.json().detail).toMatch(/ne peut être ni encaissée, ni close, ni refusée\.$/u);
    const other = await correct(id, { agent: hugo, body: { ...lower, reason: 'Une autre facture.' } });
    expect(other.json(), other.body).toMatchObject({ status: 409, code: 'correction-pending' });

    const { toApprove } = (await api.call('GET', '/api/review/queues/', { agent: hugo })).json();
    expect(toApprove).toBe(1);
    const waiting = await api.call('POST', 'search/', { agent: hugo, body: { corrections: ['pending'] } });
    expect(waiting.json()).toMatchObject({ total: 1, declarations: [{ id, hasPendingCorrection: true }] });
    expect((await trail(id)).at(-1)).toMatchObject({
      version: 3,
      action: 'correction-proposed',
      by: { id: claire, name: 'Claire Martin' },
      reason,
      proposal: pendingCorrection,
    });
    const proposal = await api.call('GET', `${id}/correction/proposal/${pendingCorrection}/`, {
      agent: hugo,
    });
    const { before: was, after, difference, declared } = preview.json();
    expect(proposal.json()).toMatchObject({
      state: 'pending',
      reason,
      by: { name: 'Claire Martin' },
      before: was,
      after,
      difference,
      declared,
    });
    await decide(id, pendingCorrection, { decision: 'withdraw' }, claire);
    expect((await api.call('GET', `${id}/`, { token })).json()).toEqual(seen);
  });

  it('is served to nobody who collects and counted apart, for another officer than its author', async () => {
    const other = await validated();
    const { id } = await validated();
    const publicIds = [(await read(other.id)).publicId, (await read(id)).publicId];
    const counted = async (agent: string) => (await api.call('GET', '/api/review/queues/', { agent })).json();
    const figures = async () =>
      (await api.call('GET', '/api/review/day/', { supervisor: nadia })).json().toCollect;
    /** Each to an officer of their own, until none is left. */
    const served = async (): Promise<readonly string[]> => {
      await storage.database.run({ text: 'delete from declaration_lease', values: [] });
      const given: string[] = [];
      for (;;) {
        const agent = `collector-${given.length}`;
        const answer = await api.call('POST', '/api/review/next/', { agent, body: { queue: 'validated' } });
        const { publicId } = answer.json();
        if (publicId === null) return given;
        given.push(publicId);
      }
    };
    const [before, own, sumBefore] = [await counted(hugo), await counted(claire), await figures()];
    expect(await served()).toHaveLength(before.toCollect);
    expect(await served()).toEqual(expect.arrayContaining(publicIds));

    const { pendingCorrection } = (await correct(id)).json();
    const { assessment } = await read(id);
    expect(await served()).toContain(publicIds[0]);
    expect(await served()).not.toContain(publicIds[1]);
    expect(await served()).toHaveLength(before.toCollect - 1);
    const { toCollect, toApprove } = before;
    expect(await counted(hugo)).toEqual({ ...before, toCollect: toCollect - 1, toApprove: toApprove + 1 });
    expect(await counted(claire)).toEqual({ ...own, toCollect: toCollect - 1 });
    const sum = await figures();
    expect(sum.declarations).toBe(sumBefore.declarations - 1);
    expect(sum.total).toBeCloseTo(sumBefore.total - assessment.total, 6);

    await decide(id, pendingCorrection, { decision: 'refuse', reason: 'Ce n’est pas cela.' });
    expect([await counted(hugo), await figures()]).toEqual([before, sumBefore]);
  });

  it('takes effect as it was shown once another officer approves, who alone may; both are named', async () => {
    const { id, proposal, token } = await proposed();
    const shown = (await api.call('GET', `${id}/correction/proposal/${proposal}/`, { agent: hugo })).json();
    for (const decision of [{ decision: 'approve' }, { decision: 'refuse', reason: 'Ce n’est pas cela.' }]) {
      const own = await decide(id, proposal, decision, claire);
      expect(own.json(), own.body).toMatchObject({ status: 403, code: 'own-proposal' });
    }
    const mails = (await queued()) ?? 0;
    const approved = await decide(id, proposal, { decision: 'approve' }, nadia);
    expect(approved.statusCode, approved.body).toBe(200);
    expect(approved.json()).toMatchObject({ version: 4, status: 'validated', correction: { reason } });
    expect(approved.json()).not.toHaveProperty('pendingCorrection');
    expect(approved.json().assessment).toEqual(shown.after);
    expect(await queued()).toBe(mails + 1);
    expect((await decide(id, proposal, { decision: 'approve' }, nadia)).body).toBe(approved.body);
    expect((await correct(id)).statusCode, 'the proposal sent again').toBe(200);
    expect((await decide(id, proposal, { decision: 'approve' })).json()).toMatchObject({
      status: 409,
      code: 'proposal-decided',
    });
    expect((await trail(id)).at(-1)).toMatchObject({
      version: 4,
      action: 'corrected',
      by: { id: nadia, name: 'Nadia Roux' },
      proposedBy: { id: claire, name: 'Claire Martin' },
      reason,
    });
    const seen = await api.call('GET', `${id}/`, { token });
    expect(seen.json()).toMatchObject({ version: 4, corrections: [{ reason }] });
    expect(seen.body).not.toMatch(/Claire|Nadia/);
    expect((await pay(id)).statusCode).toBe(200);
  });

  it('takes effect once, whoever approve at the same moment', async () => {
    const { id, proposal } = await proposed();
    const answers = await Promise.all(
      [hugo, nadia].map((agent) => decide(id, proposal, { decision: 'approve' }, agent)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await read(id)).toMatchObject({ version: 4 });
  });

  it('and a payment, a batch or a withdrawal at the same moment are never both done', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await validated();
      const close = { act: 'close', declarations: [{ id, version: 3 }] };
      const [proposal, payment] = await Promise.all([
        correct(id),
        pay(id),
        api.call('POST', '/api/review/batches/', { agent: claire, body: close }),
      ]);
      const stands = await read(id);
      expect(stands.status === 'paid', `${proposal.body} ${payment.body}`).toBe(payment.statusCode === 200);
      expect(stands.pendingCorrection !== undefined).toBe(proposal.statusCode === 202);
      expect([payment.statusCode, proposal.statusCode]).not.toEqual([200, 202]);
      if (stands.pendingCorrection === undefined) continue;

      const decisions = await Promise.all([
        decide(id, stands.pendingCorrection, { decision: 'approve' }, nadia),
        decide(id, stands.pendingCorrection, { decision: 'withdraw' }, claire),
        decide(id, stands.pendingCorrection, { decision: 'approve' }, claire),
        pay(id),
      ]);
      const [approved, withdrawn, own] = decisions.map(({ statusCode }) => statusCode);
      expect([approved, withdrawn].filter((status) => status === 200)).toHaveLength(1);
      expect(own).toBe(403);
      const after = await read(id);
      expect(after).not.toHaveProperty('pendingCorrection');
      expect(after.assessment.total < stands.assessment.total).toBe(approved === 200);
      // What is paid is what stands: never the amount that was contested.
      const collected = after.receipt?.payments[0].amount ?? 0;
      expect(collected).toBe(after.status === 'paid' ? after.assessment.total : 0);
    }
  });

  it('is refused with a reason by another officer, or withdrawn by its own, and leaves the declaration', async () => {
    const { id, proposal } = await proposed();
    const unsaid = await decide(id, proposal, { decision: 'refuse' });
    expect(unsaid.json().errors, unsaid.body).toMatchObject([{ path: 'reason', code: 'reason-missing' }]);
    const said = await decide(id, proposal, { decision: 'approve', reason: 'Parce que je le veux.' });
    expect(said.json().errors, said.body).toMatchObject([{ path: 'reason', code: 'reason-not-asked' }]);
    const taken = await decide(id, proposal, { decision: 'withdraw' });
    expect(taken.json()).toMatchObject({ status: 403, code: 'not-own-proposal' });
    const refusal = 'La facture est celle d’un autre achat.';
    const refused = await decide(id, proposal, { decision: 'refuse', reason: refusal });
    expect(refused.json(), refused.body).toMatchObject({ version: 3 });
    expect((await trail(id)).at(-1)).toMatchObject({ action: 'correction-refused', reason: refusal });
    expect(
      (await api.call('GET', `${id}/correction/proposal/${proposal}/`, { agent: claire })).json(),
    ).toMatchObject({ state: 'refused', refusal, decidedBy: { name: 'Hugo Bernard' } });

    const again = (await correct(id)).json().pendingCorrection;
    expect(again).not.toBe(proposal);
    expect((await decide(id, again, { decision: 'withdraw' }, claire)).statusCode).toBe(200);
    expect((await trail(id)).at(-1)).toMatchObject({ action: 'correction-withdrawn', by: { id: claire } });
    expect((await pay(id)).statusCode).toBe(200);
    expect((await decide(id, 'none', { decision: 'approve' })).statusCode).toBe(404);
  });

  it('is overtaken by another correction: it says so, and can only be refused or withdrawn', async () => {
    const { id, proposal } = await proposed();
    const small = { reason: 'Prix lu sur la facture.', corrections: [{ customId: 'a', originalValue: 890 }] };
    expect((await correct(id, { agent: hugo, body: small })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ version: 4, pendingCorrection: proposal });
    const seen = await api.call('GET', `${id}/correction/proposal/${proposal}/`, { agent: hugo });
    expect(seen.json()).toMatchObject({ state: 'stale', version: 3 });
    expect((await decide(id, proposal, { decision: 'approve' })).json()).toMatchObject({
      status: 409,
      code: 'proposal-stale',
    });
    expect((await pay(id)).json()).toMatchObject({ code: 'correction-pending' });
    expect((await decide(id, proposal, { decision: 'withdraw' }, claire)).statusCode).toBe(200);
    expect((await pay(id)).statusCode).toBe(200);
  });

  it('is asked for by small ones that add up, and not before the validation nor for a higher amount', async () => {
    const { id } = await validated();
    const to = (originalValue: number, version: number) =>
      correct(id, {
        body: { ...lower, corrections: [{ customId: 'a', originalValue }] },
        ifMatch: `"${version}"`,
      });
    expect((await to(850, 3)).statusCode).toBe(200);
    expect((await to(800, 4)).statusCode).toBe(200);
    expect((await to(650, 5)).statusCode).toBe(202);
    const { pendingCorrection } = await read(id);
    expect((await decide(id, pendingCorrection, { decision: 'approve' })).statusCode).toBe(200);
    // What a second officer looked at is what the next one is measured from.
    expect((await to(620, 6)).statusCode).toBe(200);
    expect((await to(2_000, 7)).statusCode).toBe(200);

    const { id: unchecked } = await api.submitted();
    expect((await correct(unchecked, { ifMatch: '"2"' })).statusCode).toBe(200);
  });

  it('has no content left, and waits no more, once the time of its declaration has come', async () => {
    const { id, proposal } = await proposed();
    const at = new Date(clock + 86_400_000);
    await anonymiseDeclarations(storage.database.run, { before: at, at });
    expect(await read(id)).not.toHaveProperty('pendingCorrection');
    const gone = await api.call('GET', `${id}/correction/proposal/${proposal}/`, { agent: hugo });
    expect(gone.statusCode).toBe(404);
    expect((await decide(id, proposal, { decision: 'approve' })).statusCode).toBe(404);
    expect((await trail(id)).some(({ action }: { action: string }) => action === 'correction-proposed')).toBe(
      true,
    );
  });
});
