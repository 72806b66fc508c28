import { randomUUID } from 'node:crypto';
import { unpaidOutcomes } from '@retour/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { shippedCatalogue } from '../../../test/shipped-data';
import { testReceipts } from '../../../test/start-app';
import { declarationMailComposers } from './mails/declaration-mails';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';

const declarantEmail = String(declarationBody().declarantEmail);
const reason = 'Le voyageur ne veut pas payer.';

describe.each(engines)('a control that ends without a payment, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  let claire: string;
  let nadia: string;

  beforeAll(async () => {
    const { run } = storage.database;
    claire = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
    nadia = await insertAgent(run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: 'nadia@example.org',
      isSupervisor: true,
    });
  });

  const change = (id: string, body: object, who: object = { agent: claire }) =>
    api.call('PATCH', `${id}/`, { ...who, body });
  const reopen = (id: string, ifMatch?: string) =>
    api.call('PATCH', `${id}/`, {
      supervisor: nadia,
      body: { status: 'submitted', reason: 'Facture retrouvée depuis.' },
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
  const mailsOf = (id: string): Promise<readonly { readonly composer: string }[]> =>
    storage.database.run({
      text: `select composer from mail_outbox where payload ->> 'declarationId' = $1 order by created_at, composer`,
      values: [id],
    });

  it.each(unpaidOutcomes)('%s: told to the traveller, in the trail, taken up again once', async (status) => {
    const { id, token } = await api.submitted();
    const ended = await change(id, { status, reason });
    expect(ended.json(), ended.body).toMatchObject({ status, reason, version: 3 });
    expect((await api.call('GET', `${id}/`, { token })).json()).toMatchObject({ status, reason });
    const pdf = await api.call('GET', `${id}/receipt.pdf`, { token });
    expect((await pdfText(pdf.rawPayload)).join(' ')).toContain(reason);
    expect((await mailsOf(id)).map(({ composer }) => composer)).toContain('declaration-decided');

    const { submittedAt } = ended.json();
    const reopened = await reopen(id, '"3"');
    expect(reopened.json(), reopened.body).toMatchObject({ status: 'submitted', version: 4, submittedAt });
    expect(reopened.json()).not.toHaveProperty('reason');
    const { updatedAt: at } = reopened.json();
    const told = { at, reason: 'Facture retrouvée depuis.' };
    expect((await api.call('GET', `${id}/`, { token })).json().reopened).toEqual(told);
    expect((await reopen(id, '"3"')).body).toBe(reopened.body);
    const { history } = (await api.call('GET', `${id}/history/`, { agent: claire })).json();
    expect(history.slice(2)).toMatchObject([
      { action: 'status-changed', from: 'submitted', to: status, reason },
      { action: 'reopened', from: status, to: 'submitted', by: { id: nadia } },
    ]);
    const before = await api.call('GET', `${id}/versions/3/`, { agent: claire });
    expect(before.json()).toMatchObject({ status, reason });
    expect(before.json()).not.toHaveProperty('reopened');
    const paid = await change(id, { status: 'validated' });
    expect(paid.json()).toMatchObject({ status: 'validated', version: 5, reopened: told });
    expect((await change(id, { status: 'refused', reason })).json()).not.toHaveProperty('reopened');
  });

  it('says when it was taken up again, and why where the reason was written for the traveller', async () => {
    const { id, token } = await api.submitted({ declarantEmail: undefined });
    const reopened = async (): Promise<unknown> =>
      (await api.call('GET', `${id}/`, { token })).json().reopened;
    await change(id, { status: 'refused', reason });
    expect(await reopened()).toBeUndefined();
    const { updatedAt: at, version } = (await reopen(id)).json();
    expect(await reopened()).toEqual({ at });
    // The officer was told that colleagues alone read it: an address that is added later changes nothing of that.
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent: claire,
      ifMatch: `"${version}"`,
      body: { corrections: [], declared: { declarantEmail }, reason: 'Adresse donnée au guichet.' },
    });
    expect(corrected.statusCode, corrected.body).toBe(200);
    expect(await reopened()).toEqual({ at });
    await change(id, { status: 'paid', payment: 'card' });
    expect(await reopened()).toBeUndefined();
    await api.call('PATCH', `${id}/`, { supervisor: nadia, body: { status: 'validated', reason } });
    expect(await reopened()).toBeUndefined();
  });

  it('is written to the traveller as it stands when the mail leaves', async () => {
    const { run } = storage.database;
    const { id } = await api.submitted();
    const written = async (): Promise<string> => {
      const composers = declarationMailComposers(run, shippedCatalogue, testReceipts.of);
      const mail = await composers['declaration-decided']?.({ declarationId: id }, declarantEmail);
      return `${mail?.subject} ${mail?.text}`;
    };
    await change(id, { status: 'seized', reason: 'Voir http://exemple.fr et le procès-verbal.' });
    const seized = await written();
    expect(seized).toMatch(/est close, articles saisis/u);
    expect(seized).toContain('procès-verbal');
    expect(seized).toMatch(/Raison donnée par l’agent\s:/u);
    expect(seized).not.toContain('http://exemple.fr');
    await reopen(id);
    expect(await written()).toMatch(/est rouverte.*Facture retrouvée depuis/su);
    // Validated meanwhile, it is still what the traveller has to know.
    await change(id, { status: 'validated' });
    expect(await written()).toMatch(/est rouverte/u);
    await change(id, { status: 'paid', payment: 'card' });
    expect(await written()).toBe('undefined undefined');
  });

  it('is told once, by the mail of the last decision, and no confirmation says otherwise after it', async () => {
    const { run } = storage.database;
    const { id } = await api.submitted();
    await change(id, { status: 'refused', reason });
    await reopen(id);
    await change(id, { status: 'refused', reason: 'Décidément non, sans facture.' });
    const composers = declarationMailComposers(run, shippedCatalogue, testReceipts.of);
    const rows = await run<{ composer: string; payload: unknown; recipient: string }>({
      text: `select composer, payload, recipient from mail_outbox where payload ->> 'declarationId' = $1
        order by (payload ->> 'version')::int`,
      values: [id],
    });
    const left = await Promise.all(
      rows.map(({ composer, payload, recipient }) => composers[composer]?.(payload, recipient)),
    );
    expect(left.map((mail) => mail?.subject ?? null)).toEqual([
      null,
      null,
      null,
      expect.stringMatching(/est refusée$/u),
    ]);
  });

  it('asks why of a seizure and of what is taken up again, and of nothing else', async () => {
    const { id } = await api.submitted();
    expect((await change(id, { status: 'seized' })).json().errors).toMatchObject([
      { code: 'reason-missing' },
    ]);
    expect((await change(id, { status: 'abandoned' })).statusCode).toBe(200);
    const without = await change(id, { status: 'submitted' }, { supervisor: nadia });
    expect(without.json().errors).toMatchObject([{ path: 'reason', code: 'reason-missing' }]);
    const { id: other } = await api.submitted();
    const answer = await change(other, { status: 'validated', reason });
    expect(answer.json().errors).toMatchObject([{ path: 'reason', code: 'reason-not-asked' }]);
  });

  it('is taken up again by nobody of the desk, and not once erased', async () => {
    const { id, token } = await api.submitted();
    await change(id, { status: 'refused' });
    const body = { status: 'submitted', reason };
    const refused = await change(id, body);
    expect([refused.statusCode, refused.json().allowed]).toEqual([409, []]);
    expect((await change(id, body, { token })).statusCode).toBe(409);
    const erased = await api.call('POST', `${id}/erasure/`, {
      supervisor: nadia,
      body: { ground: 'person' },
    });
    expect(erased.statusCode, erased.body).toBe(200);
    expect((await reopen(id)).json()).toMatchObject({ status: 409, code: 'declaration-erased' });
  });

  it('once taken up again, is no longer withdrawn by the traveller', async () => {
    const { id, token } = await api.submitted();
    await change(id, { status: 'seized', reason });
    await reopen(id);
    const withdrawn = await change(id, { status: 'cancelled' }, { token });
    expect([withdrawn.statusCode, withdrawn.json().code]).toEqual([409, 'cancellation-after-control']);
    expect(withdrawn.json()).toMatchObject({
      allowed: [],
      detail: expect.stringContaining('la douane'),
    });
    expect((await change(id, { status: 'seized', reason })).statusCode).toBe(200);
  });

  it('once taken up again, is no longer cancelled by the agent who wrote it, who is told what is left to do', async () => {
    const id = randomUUID();
    await api.call('PUT', `${id}/`, { agent: claire, body: declarationBody({ authorType: 'agent' }) });
    await change(id, { status: 'submitted' });
    await change(id, { status: 'refused', reason });
    await reopen(id);
    const cancelled = await change(id, { status: 'cancelled' });
    expect(cancelled.statusCode, cancelled.body).toBe(409);
    const { code, detail, allowed } = cancelled.json();
    expect(code).toBe('cancellation-after-control');
    expect(detail).not.toContain('la douane');
    expect(detail).toContain('autre issue');
    expect(allowed).toEqual(['validated', 'refused', 'paid', 'abandoned', 're-exported', 'seized']);
    expect((await change(id, { status: 'validated' })).statusCode).toBe(200);
  });

  it('is counted where it stands, and its end is exported until it is taken up again', async () => {
    const { id } = await api.submitted();
    const publicId = (await api.call('GET', `${id}/`, { agent: claire })).json().publicId;
    const rowOf = async (): Promise<string> => {
      const csv = (await api.exported()).body;
      return csv.split('\r\n').find((row) => row.includes(publicId)) ?? '';
    };
    const listed = async (status: string): Promise<number> =>
      (await api.call('GET', `?status=${status}`, { agent: claire })).json().total;
    const [atDesk, away] = [await listed('submitted'), await listed('re-exported')];
    await change(id, { status: 're-exported' });
    expect([await listed('submitted'), await listed('re-exported')]).toEqual([atDesk - 1, away + 1]);
    expect(await rowOf()).toMatch(/réexportée, non encaissée.*Claire Martin/u);
    const day = await api.call('GET', '/api/review/day/', { supervisor: nadia });
    await reopen(id);
    expect([await listed('submitted'), await listed('re-exported')]).toEqual([atDesk, away]);
    expect(await rowOf()).not.toContain('Claire Martin');
    // What is taken up again was not sent twice.
    const after = await api.call('GET', '/api/review/day/', { supervisor: nadia });
    expect(after.json().submitted).toEqual(day.json().submitted);
    expect(after.json().toValidate.declarations).toBe(day.json().toValidate.declarations + 1);
  });
});
