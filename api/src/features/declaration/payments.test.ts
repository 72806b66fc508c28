import { randomUUID } from 'node:crypto';
import { dayInParis, receiptNumberOf } from '@retour/contract';
import { formatDay, formatEurosAmount, installationOffice, parsePublicId } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { shippedCatalogue } from '../../../test/shipped-data';
import { testReceipts } from '../../../test/start-app';
import { declarationMailComposers } from './mails/declaration-mails';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';

const year = 2026;
const declarantEmail = String(declarationBody().declarantEmail);
const orly = { id: 'aeroport-ory', name: 'Paris-Orly' };

/** The reference that begins so, by its check character. */
const referenceFrom = (start: string): string | undefined =>
  Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (check) => `${start}${check}`).find(
    (reference) => parsePublicId(reference).kind === 'valid',
  );

describe.each(engines)('what is collected, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);

  /** An officer, of an office when one is given. */
  async function officer(office?: string): Promise<string> {
    const agent = await insertAgent(storage.database.run, {
      firstName: 'Claire',
      lastName: 'Martin',
      email: `${randomUUID()}@example.org`,
    });
    if (office !== undefined) await api.call('PUT', '/api/agent/office/', { agent, body: { office } });
    return agent;
  }
  const pay = (id: string, agent: string, body: object, ifMatch?: string) =>
    api.call('PATCH', `${id}/`, {
      agent,
      body: { status: 'paid', ...body },
      ...(ifMatch === undefined ? {} : { ifMatch }),
    });
  async function toPay(agent: string): Promise<{ id: string; token: string; total: number }> {
    const made = await api.submitted();
    const answer = await api.call('PATCH', `${made.id}/`, { agent, body: { status: 'validated' } });
    return { ...made, total: answer.json().assessment.total };
  }

  it('by one mean: a receipt of the office and the officer, in the answer and the PDF', async () => {
    const claire = await officer(orly.id);
    const { id, token, total } = await toPay(claire);
    const paid = await pay(id, claire, { payment: 'card' });
    expect(paid.json(), paid.body).toMatchObject({
      payment: 'card',
      receipt: {
        year,
        number: 1,
        office: orly,
        officer: 'Claire Martin',
        amount: total,
        payments: [{ mean: 'card', amount: total }],
      },
    });
    const pdf = await api.call('GET', `${id}/receipt.pdf`, { token });
    expect(pdf.headers['content-disposition']).toMatch(/filename="recu-/);
    const printed = (await pdfText(pdf.rawPayload)).join(' ');
    expect(printed).toContain('Reçu AEROPORT-ORY-2026-000001');
    expect(printed).toContain(orly.name);
    expect(printed).toContain('Claire Martin');
  });

  it('by several means, with the change of the cash; sent again, it takes no second number', async () => {
    const hugo = await officer('port-calais');
    const { id, token, total } = await toPay(hugo);
    const payments = [
      { mean: 'cash', amount: 10.5, given: 20 },
      { mean: 'card', amount: Math.round((total - 10.5) * 100) / 100 },
    ];
    const paid = await pay(id, hugo, { payments }, '"3"');
    expect(paid.json().receipt, paid.body).toMatchObject({ number: 1, amount: total, payments });
    expect(paid.json()).not.toHaveProperty('payment');
    expect((await pay(id, hugo, { payments }, '"3"')).body).toBe(paid.body);
    const { history } = (await api.call('GET', `${id}/history/`, { agent: hugo })).json();
    expect(history.at(-1)).toMatchObject({
      receipt: { officeId: 'port-calais', year, number: 1, means: ['cash', 'card'] },
    });
    const pdf = await api.call('GET', `${id}/receipt.pdf`, { token });
    const printed = (await pdfText(pdf.rawPayload)).join(' ').replace(/\s/gu, ' ');
    expect(printed).toContain('Donné en espèces : 20,00 €. Monnaie rendue : 9,50 €.');
    const { publicId } = paid.json();
    const csv = (await api.exported()).body.split('\r\n');
    expect(csv.find((row) => row.includes(publicId))).toContain(
      'Espèces, Carte bancaire;PORT-CALAIS-2026-000001;Port de Calais',
    );
  });

  it('is found by its number as it is shown, cancelled or not, and taken for no receipt of another office', async () => {
    const nadia = await insertAgent(storage.database.run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: `${randomUUID()}@example.org`,
      isSupervisor: true,
    });
    // The same number, of two offices; the one of Brest is cancelled, and paid again at Sète.
    const [brest, sete] = [await officer('port-brest'), await officer('port-sete')];
    const [undone, kept] = [await toPay(brest), await toPay(sete)];
    await pay(undone.id, brest, { payment: 'card' });
    await pay(kept.id, sete, { payment: 'card' });
    const body = { status: 'validated', reason: 'Carte refusée après coup.' };
    await api.call('PATCH', `${undone.id}/`, { supervisor: nadia, body });
    await pay(undone.id, sete, { payment: 'card' });
    const found = async (search: string, filters = {}): Promise<readonly string[]> => {
      const answer = await api.call('POST', 'search/', { agent: sete, body: { search, ...filters } });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().declarations.map(({ id }: { readonly id: string }) => id);
    };
    expect(await found('PORT-BREST-2026-000001')).toEqual([undone.id]);
    expect(await found('Reçu port-sete-2026-000001')).toEqual([kept.id]);
    expect(await found('port sete 2026 2')).toEqual([undone.id]);
    expect(await found('PORT-SETE-2026-000001', { status: ['validated'] })).toEqual([]);
    expect(await found('portsete2026000001')).toEqual([kept.id]);
    expect(await found('Port Sete 2026 000001')).toEqual([kept.id]);
    // The number alone: that of each office and year; and still the beginning of a reference.
    expect(await found('000001')).toEqual(expect.arrayContaining([undone.id, kept.id]));
    expect(await found('reçu n° 1')).toEqual(await found('000001'));
    expect(await found('000009')).toEqual([]);
    await storage.database.run({
      text: 'update declaration set public_id = $2 where id = $1',
      values: [kept.id, referenceFrom('00000900')],
    });
    expect(await found('000009')).toEqual([kept.id]);
    await storage.database.run({
      text: `update declaration set search_words = search_words || '010190'::tsvector where id = $1`,
      values: [undone.id],
    });
    expect(await found('010190')).toEqual([undone.id]);
    expect(await found('PORT-SETE-2026-000003')).toEqual([]);
    // Without what the id of the office begins with; never by a part of a word of it.
    expect(await found('SETE-2026-1')).toEqual([kept.id]);
    expect(await found('ETE-2026-1')).toEqual([]);
    expect(await found('por-tsete-2026-000001')).toEqual([]);
    expect(await found('port-nulle-part-2026-000001')).toEqual([]);
    // Of a paper of before, which did not name the office in its number.
    expect(await found('2026-000001')).toEqual(expect.arrayContaining([undone.id, kept.id]));
    const { history } = (await api.call('GET', `${undone.id}/history/`, { agent: sete })).json();
    const numbers = history.flatMap(({ receipt }: { receipt?: object }) => receipt ?? []);
    expect(numbers).toMatchObject([
      { officeId: 'port-brest', number: 1 },
      { officeId: 'port-brest', number: 1 },
      { officeId: 'port-sete', number: 2 },
    ]);
    const csv = await api.call('GET', '/api/review/takings/movements.csv', { supervisor: nadia });
    expect(csv.body).toContain('PORT-BREST-2026-000001');
    expect(csv.body).toContain('PORT-SETE-2026-000002');
  });

  it('is for the office of the installation when the officer chose none', async () => {
    const { id } = await api.submitted();
    const paid = await pay(id, await officer(), {});
    expect(paid.json().receipt, paid.body).toMatchObject({
      office: { id: installationOffice.id },
      payments: [],
    });
  });

  it('refuses what does not add up, and what the law does not allow, without taking a number', async () => {
    const agent = await officer('port-calvi');
    const { id, total } = await toPay(agent);
    const cents = Math.round(total * 100);
    const refused = async (body: object): Promise<unknown> => {
      const answer = await pay(id, agent, body);
      expect(answer.statusCode, answer.body).toBe(422);
      const [{ path, code }] = answer.json().errors;
      return [path, code];
    };
    const card = { mean: 'card', amount: (cents - 1) / 100 };
    expect(await refused({ payments: [card] })).toEqual(['payments', 'payments-not-total']);
    expect(await refused({ payments: [{ ...card, given: 500 }] })).toEqual([
      'payments.0.given',
      'given-not-cash',
    ]);
    expect(await refused({ payments: [card], payment: 'card' })).toEqual(['payments', 'payment-given-twice']);
    expect(await refused({ payments: [{ mean: 'cash', amount: total, given: 1 }] })).toEqual([
      'payments.0.given',
      'given-too-little',
    ]);
    await refused({ payments: [] });
    await refused({ payments: [{ mean: 'card', amount: -1 }] });
    await refused({ payments: [{ mean: 'card', amount: 1.001 }] });
    const waiting = await api.submitted();
    const early = await api.call('PATCH', `${waiting.id}/`, {
      agent,
      body: { status: 'validated', payments: [{ mean: 'card', amount: total }] },
    });
    expect(early.json().errors).toMatchObject([{ path: 'payments', code: 'payment-without-paid' }]);
    expect((await pay(id, agent, { payment: 'cash' })).json().receipt.number).toBe(1);
  });

  it('is reversed by a supervisor with a reason: its number is not given again, and the traveller is told', async () => {
    const agent = await officer('port-cannes');
    const nadia = await insertAgent(storage.database.run, {
      firstName: 'Nadia',
      lastName: 'Roux',
      email: `${randomUUID()}@example.org`,
      isSupervisor: true,
    });
    const { id, token } = await toPay(agent);
    const paid = (await pay(id, agent, { payment: 'card' })).json();
    const figures = async () =>
      (await api.call('GET', '/api/review/day/', { supervisor: nadia })).json().paid;
    const before = await figures();
    const body = { status: 'validated', reason: 'Carte refusée après coup.' };
    const desk = await api.call('PATCH', `${id}/`, { agent, body });
    expect([desk.statusCode, desk.json().allowed]).toEqual([409, []]);
    const reverse = (changes = {}) =>
      api.call('PATCH', `${id}/`, { supervisor: nadia, body: { ...body, ...changes }, ifMatch: '"4"' });
    expect((await reverse({ reason: undefined })).json().errors).toMatchObject([{ code: 'reason-missing' }]);
    const reversed = await reverse();
    expect(reversed.json(), reversed.body).toMatchObject({ status: 'validated', version: 5 });
    expect(reversed.json()).not.toHaveProperty('receipt');
    expect(reversed.json()).not.toHaveProperty('payment');
    expect((await reverse()).body).toBe(reversed.body);
    // It is to be collected where it was: a reversal decides nothing of it for the office of who reverses.
    const [row] = (await api.call('GET', '?office=port-cannes&limit=1', { agent })).json().declarations;
    expect(row?.id).toBe(id);
    expect((await figures()).declarations).toBe(before.declarations - 1);
    const { history } = (await api.call('GET', `${id}/history/`, { agent })).json();
    expect(history.slice(-2)).toMatchObject([
      { to: 'paid', receipt: { number: 1 } },
      {
        action: 'reversed',
        from: 'paid',
        to: 'validated',
        reason: body.reason,
        by: { id: nadia },
        receipt: { officeId: 'port-cannes', number: 1 },
      },
    ]);
    const composers = declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of);
    const mail = () => composers['declaration-decided']?.({ declarationId: id, version: 5 }, declarantEmail);
    const told = await mail();
    expect(told?.subject).toMatch(/^Le paiement de votre déclaration .* est annulé$/u);
    expect(told?.text).toContain('Le reçu PORT-CANNES-2026-000001 que vous aviez ne vaut plus rien.');
    const plain = (text = ''): string => text.replaceAll('\u2060', '').replace(/\s+/gu, ' ');
    expect(plain(told?.text)).toContain(
      plain(`: ${formatEurosAmount(paid.receipt.amount)} par carte. Ce qui a été encaissé vous est rendu.`),
    );
    // The answer and the document say it to the traveller too, in the words of the mail, and nothing of who did it.
    const undone = {
      settledAt: paid.receipt.at,
      receipt: 'PORT-CANNES-2026-000001',
      amount: paid.receipt.amount,
    };
    expect(reversed.json().reversed).toEqual(undone);
    const seen = await api.call('GET', `${id}/`, { token });
    expect(seen.json().reversed).toEqual(undone);
    expect(seen.body).not.toMatch(/Nadia|Roux|Carte refusée/u);
    const printed = async () =>
      plain((await pdfText((await api.call('GET', `${id}/receipt.pdf`, { token })).rawPayload)).join(' '));
    const sentences = [
      'Ce qui a été encaissé vous est rendu.',
      'Le reçu PORT-CANNES-2026-000001 que vous aviez ne vaut plus rien.',
      'La somme due est de nouveau à payer, et un autre reçu vous sera remis.',
    ];
    const document = await printed();
    expect(document).toContain(
      `Le paiement du ${plain(formatDay(dayInParis(new Date(undone.settledAt))))} a été annulé.`,
    );
    expect(document).not.toMatch(/Nadia|Roux|Carte refusée/u);
    for (const sentence of sentences) {
      expect(document).toContain(sentence);
      expect(plain(told?.text)).toContain(sentence);
    }
    const past = await api.call('GET', `${id}/versions/4/`, { agent });
    expect(past.json(), past.body).toMatchObject({ status: 'paid' });
    expect(past.json()).not.toHaveProperty('reversed');

    const again = (await pay(id, agent, { payment: 'cash' })).json();
    expect(again).toMatchObject({ payment: 'cash', receipt: { number: 2 } });
    expect(again).not.toHaveProperty('reversed');
    expect(await printed()).not.toMatch(/a été annulé|ne vaut plus/u);
    expect((await mail())?.subject).toMatch(/^Un paiement de votre déclaration .* a été annulé$/u);
    const rows = await storage.database.run({
      text: 'select number, reversed_by from payment where declaration_id = $1 order by number',
      values: [id],
    });
    expect(rows).toEqual([
      { number: 1, reversed_by: nadia },
      { number: 2, reversed_by: null },
    ]);
  });

  it('stays reversed of what ends without another payment, and is still said once that is taken up again', async () => {
    const { id } = await toPay(await officer('port-cannes'));
    const change = (body: object, who: object = { supervisor: 's1' }) =>
      api.call('PATCH', `${id}/`, { ...who, body });
    const { receipt } = (await pay(id, await officer('port-sete'), { payment: 'card' })).json();
    await change({ status: 'validated', reason: 'Carte refusée après coup.' });
    const undone = { settledAt: receipt.at, receipt: receiptNumberOf(receipt), amount: receipt.amount };
    expect((await change({ status: 'abandoned' })).json()).toMatchObject({
      status: 'abandoned',
      reversed: undone,
    });
    const reopened = await change({ status: 'submitted', reason: 'Le voyageur revient payer.' });
    expect(reopened.json(), reopened.body).toMatchObject({ status: 'submitted', reversed: undone });
  });

  it('tells nothing of a payment where what was closed owed nothing', async () => {
    const agent = await officer('port-cannes');
    const carnet = { customId: 'a', customName: 'Carnet', originalValue: 12, currency: 'EUR' };
    const { id } = await api.submitted({ shoppingProducts: [carnet] });
    expect((await pay(id, agent, {})).statusCode).toBe(200);
    const body = { status: 'validated', reason: 'Close trop vite.' };
    const undone = await api.call('PATCH', `${id}/`, { supervisor: 's1', body });
    expect(undone.statusCode, undone.body).toBe(200);
    const closing = { settledAt: expect.any(String), amount: 0 };
    expect(undone.json().reversed).toEqual(closing);
    const composers = declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of);
    const told = await composers['declaration-decided']?.({ declarationId: id }, declarantEmail);
    expect(told?.subject).toMatch(/^La clôture de votre déclaration .* est annulée$/u);
    expect(told?.text).toContain('La déclaration attend de nouveau un agent.');
    expect(told?.text).not.toMatch(/le reçu|paie|payer|rendu/iu);
    // What it is corrected to since makes no payment of it: nothing was given back, and no receipt is void.
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent,
      ifMatch: '"4"',
      body: { reason: 'Prix lu sur la facture.', corrections: [{ customId: 'a', originalValue: 600 }] },
    });
    expect(corrected.json(), corrected.body).toMatchObject({ status: 'validated', reversed: closing });
    expect(corrected.json().assessment.total).toBeGreaterThan(0);
    const late = await composers['declaration-decided']?.({ declarationId: id, version: 4 }, declarantEmail);
    expect(late?.subject).toMatch(/^La clôture de votre déclaration .* est annulée$/u);
    expect(late?.text).not.toMatch(/le reçu|paie|payer|rendu/iu);
    const document = await api.call('GET', `${id}/receipt.pdf`, { agent });
    const printed = (await pdfText(document.rawPayload)).join(' ').replace(/\s+/gu, ' ');
    expect(printed).toMatch(/La clôture du .* a été annulée\./u);
    expect(printed).not.toMatch(/paiement du|vous est rendu|ne vaut plus/u);
    const { history } = (await api.call('GET', `${id}/history/`, { agent })).json();
    expect(
      history.map(({ action, settled }: { action: string; settled?: number }) => [action, settled]).slice(-3),
    ).toEqual([
      ['status-changed', 0],
      ['reversed', 0],
      ['corrected', undefined],
    ]);
  });

  it('is numbered without a gap when forty are collected at once', async () => {
    const agents = await Promise.all([1, 2, 3].map(() => officer('aeroport-nce')));
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, place) => toPay(agents[place % agents.length] ?? '')),
    );
    const answers = await Promise.all(
      made.map(({ id }, place) => pay(id, agents[(place + 1) % agents.length] ?? '', { payment: 'card' })),
    );
    const numbers = answers.map((answer) => answer.json().receipt?.number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(made.map((_, place) => place + 1));
  });
});
