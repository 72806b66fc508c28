import { randomUUID, webcrypto } from 'node:crypto';
import { checkDeclarationCode } from '@retour/contract';
import { assessBeforePayment, declareElsewhere, formatEurosAmount } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atScale, tellProof } from '../../../test/at-scale';
import { engines, type TestDatabase } from '../../../test/engines';
import { declarationBody } from './testing/declaration-body';
import { pdfText } from './testing/pdf-text';
import { type DeclarationsUnderTest, newToken, startDeclarations } from './testing/start-declarations';

const bought = [
  { customId: 'a', id: 'parfum', originalValue: 1_234.56, currency: 'USD' },
  { customId: 'b', id: 'smartphone', originalValue: 899.9, currency: 'USD' },
  { customId: 'c', id: 'robe-coton', originalValue: 77.77, currency: 'USD' },
];

const creations = atScale(1, 10_000);
/** Rounds in which all want to replace the same version. */
const rounds = atScale(1, 400);
const contested = 100;

const otherOutcomes = ['abandoned', 're-exported', 'seized'];

describe.each(engines)('declarations on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let clock = Date.parse('2026-10-15T12:00:00+02:00');

  beforeAll(async () => {
    storage = await open();
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

  async function history(id: string): Promise<string[]> {
    const answer = await api.call('GET', `${id}/history/`, { agent: 'a1' });
    return answer
      .json()
      .history.map((entry: { action: string; to: string }) => `${entry.action} ${entry.to}`);
  }

  it('creates a draft, gives its token once, and reads it back', async () => {
    const id = randomUUID();
    const created = await api.call('PUT', `${id}/`, { body: declarationBody() });
    expect(created.statusCode).toBe(200);
    expect(created.headers.etag).toBe('"1"');
    const { claimToken: token, ...declaration } = created.json();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(declaration).toMatchObject({
      id,
      status: 'draft',
      version: 1,
      authorType: 'user',
      date: '2026-10-15',
      flightNumber: 'AF123',
      declarantPhoneNumber: '+33612345678',
      assessment: { currency: 'EUR', date: '2026-10-15' },
    });
    expect(declaration.assessment.tobaccoTax).toBeUndefined();
    const read = await api.call('GET', `${id}/`, { token });
    expect(read.json()).toEqual(declaration);
    expect(read.headers['cache-control']).toBe('no-store');
    for (const stranger of [{}, { token: newToken() }, { token: 'x' }]) {
      expect((await api.call('GET', `${id}/`, stranger)).statusCode).toBe(404);
      expect((await api.call('PUT', `${id}/`, { ...stranger, body: declarationBody() })).statusCode).toBe(
        404,
      );
      expect(
        (await api.call('PATCH', `${id}/`, { ...stranger, body: { status: 'cancelled' } })).statusCode,
      ).toBe(404);
      expect((await api.call('GET', `${id}/receipt.pdf`, stranger)).statusCode).toBe(404);
    }
    expect(await history(id)).toEqual(['created draft']);
  });

  it(
    'answers a repeated request as the first time, without an audit entry',
    async () => {
      let requests = 0;
      for (let creation = 0; creation < creations.count; creation += 1) {
        const id = randomUUID();
        const token = newToken();
        const send = () => api.call('PUT', `${id}/`, { token, body: declarationBody() });
        const answers = await Promise.all(Array.from({ length: 6 - (creation % 5) }, send));
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect((await send()).body).toBe(answers[0]?.body);
        expect(await history(id)).toEqual(['created draft']);
        requests += answers.length + 1;
      }
      tellProof('R4', { tried: creations.count, failed: 0, figures: { requests } });
    },
    creations.within(60_000),
  );

  it('adopts no weak token', async () => {
    const id = randomUUID();
    const answer = await api.call('PUT', `${id}/`, { token: 'secret', body: declarationBody() });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('weak-claim-token');
    expect((await api.call('GET', `${id}/`, { agent: 'a1' })).statusCode).toBe(404);
  });

  it('replaces a draft, refuses a stale version, recognises a lost answer', async () => {
    const { id, token } = await api.draft();
    const body = declarationBody({ declarantLastName: 'Martin', meanOfTransport: 'train', flightNumber: '' });
    const replaced = await api.call('PUT', `${id}/`, { token, ifMatch: '"1"', body });
    expect(replaced.json()).toMatchObject({
      version: 2,
      declarantLastName: 'Martin',
      meanOfTransport: 'train',
    });
    expect(replaced.json().flightNumber).toBeUndefined();
    expect((await api.call('PUT', `${id}/`, { token, ifMatch: '"1"', body })).body).toBe(replaced.body);
    const stale = await api.call('PUT', `${id}/`, { token, ifMatch: '"1"', body: declarationBody() });
    expect(stale.statusCode).toBe(412);
    expect(stale.headers.etag).toBe('"2"');
    expect(stale.json()).toMatchObject({ code: 'stale-version', currentVersion: 2 });
    expect(await history(id)).toEqual(['created draft', 'replaced draft']);
    const unknown = await api.call('PUT', `${randomUUID()}/`, { token, ifMatch: '"1"', body });
    expect(unknown.statusCode).toBe(412);
  });

  it(
    'loses no update of fifty writers',
    async () => {
      const drafts = await Promise.all(
        Array.from({ length: Math.min(rounds.count, contested) }, () => api.draft()),
      );
      for (let round = 0; round < rounds.count; round += 1) {
        const { id, token } = drafts[round % drafts.length] ?? { id: '', token: '' };
        const version = 1 + Math.floor(round / drafts.length);
        const ifMatch = `"${version}"`;
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, at) => {
            const body = declarationBody({ age: 40 + at, flightNumber: `AF ${100 + version}` });
            return api.call('PUT', `${id}/`, { token, ifMatch, body });
          }),
        );
        const statuses = answers.map(({ statusCode }) => statusCode);
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => status === 412)).toHaveLength(49);
        expect(await history(id)).toHaveLength(version + 1);
      }
      tellProof('R3', { tried: 50 * rounds.count, failed: 0, figures: { 'changes that won': rounds.count } });
    },
    rounds.within(60_000),
  );

  it('freezes the assessment at submission, signs it, and follows the table of transitions', async () => {
    const { id, token } = await api.draft();
    const before = (await api.call('GET', `${id}/`, { token })).json();
    const submitted = await api.call('PATCH', `${id}/`, {
      token,
      ifMatch: '"1"',
      body: { status: 'submitted' },
    });
    expect(submitted.json()).toMatchObject({
      status: 'submitted',
      version: 2,
      assessment: before.assessment,
    });
    expect(submitted.json().code).toMatch(/^RF1~/);
    const again = await api.call('PATCH', `${id}/`, { token, ifMatch: '"1"', body: { status: 'submitted' } });
    expect(again.body).toBe(submitted.body);
    const frozen = await api.call('PUT', `${id}/`, { token, body: declarationBody({ age: 50 }) });
    expect(frozen.statusCode).toBe(409);
    expect(frozen.json()).toMatchObject({ code: 'declaration-frozen', allowed: ['cancelled'] });
    const same = await api.call('PUT', `${id}/`, { token, body: declarationBody() });
    expect(same.json().status).toBe('submitted');
    const others = await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'cancelled' } });
    expect(others.statusCode).toBe(409);
    expect(others.json()).toMatchObject({
      current: 'submitted',
      allowed: ['validated', 'refused', 'paid', ...otherOutcomes],
    });
    const selfService = await api.call('PATCH', `${id}/`, { token, body: { status: 'validated' } });
    expect(selfService.statusCode).toBe(409);
    expect(
      (await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } })).statusCode,
    ).toBe(200);
    const paid = await api.call('PATCH', `${id}/`, {
      agent: 'a2',
      body: { status: 'paid', payment: 'cash' },
    });
    expect(paid.json()).toMatchObject({ status: 'paid', payment: 'cash', assessment: before.assessment });
    expect(await history(id)).toEqual([
      'created draft',
      'status-changed submitted',
      'status-changed validated',
      'status-changed paid',
    ]);
    const { history: entries } = (await api.call('GET', `${id}/history/`, { agent: 'a1' })).json();
    expect(entries.at(-1)).toMatchObject({
      by: { type: 'agent', id: 'a2' },
      from: 'validated',
      payment: 'cash',
    });
  });

  it('is settled at once from the desk: one version, one act, one receipt', async () => {
    const { id } = await api.submitted();
    const settle = { agent: 'a1', ifMatch: '"2"', body: { status: 'paid', payment: 'card' } };
    const paid = await api.call('PATCH', `${id}/`, settle);
    expect(paid.json(), paid.body).toMatchObject({ status: 'paid', version: 3, payment: 'card' });
    expect((await api.call('PATCH', `${id}/`, settle)).body).toBe(paid.body);
    expect(await history(id)).toEqual(['created draft', 'status-changed submitted', 'status-changed paid']);
  });

  it('refuses a payment above the legal limit, and one that goes with another status', async () => {
    const { id, token } = await api.draft();
    await storage.database.run({
      text: `update declaration set assessment = jsonb_set(assessment::jsonb, '{total}', '1000.01')::json where id = $1`,
      values: [id],
    });
    await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    const odd = await api.call('PATCH', `${id}/`, {
      agent: 'a1',
      body: { status: 'validated', payment: 'card' },
    });
    expect(odd.statusCode).toBe(422);
    await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } });
    const refused = await api.call('PATCH', `${id}/`, {
      agent: 'a1',
      body: { status: 'paid', payment: 'cash' },
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[0]).toMatchObject({ path: 'payment', code: 'payment-above-limit' });
    const paid = await api.call('PATCH', `${id}/`, {
      agent: 'a1',
      body: { status: 'paid', payment: 'cheque' },
    });
    expect(paid.statusCode).toBe(200);
  });

  it('settles nothing that is still to be assessed, says what to do, and settles it once corrected', async () => {
    const { id } = await api.submitted({
      shoppingProducts: [{ customId: 'a', customName: 'Lustre', originalValue: 2_000, currency: 'EUR' }],
    });
    await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'validated' } });
    const settle = (body: object): ReturnType<typeof api.call> =>
      api.call('PATCH', `${id}/`, { agent: 'a1', body });
    for (const body of [{ status: 'paid' }, { status: 'paid', payment: 'card' }]) {
      const refused = await settle(body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'amount-to-assess',
        detail: assessBeforePayment(1),
        current: 'validated',
        allowed: ['refused', ...otherOutcomes],
      });
    }
    expect(await history(id)).toHaveLength(3);
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent: 'a1',
      ifMatch: '"3"',
      body: { reason: 'C’est un bijou.', corrections: [{ customId: 'a', productId: 'bijou-or' }] },
    });
    expect(corrected.json().assessment).toMatchObject({ totalIsMinimum: false });
    expect((await settle({ status: 'paid', payment: 'card' })).json()).toMatchObject({ status: 'paid' });
  });

  it('says the way out of what no correction makes computable: a declaration in due form', async () => {
    const vehicle = { customId: 'a', id: 'vehicule-de-collection', originalValue: 9_000, currency: 'EUR' };
    const book = { customId: 'b', id: 'livre', originalValue: 20, currency: 'EUR' };
    for (const [shoppingProducts, detail] of [
      [[vehicle], declareElsewhere.refuse],
      [[vehicle, book], declareElsewhere['take-out'](1)],
    ] as const) {
      const { id } = await api.submitted({ shoppingProducts });
      const refused = await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'paid' } });
      expect(refused.json()).toMatchObject({ code: 'amount-to-assess', detail });
    }
  });

  it('makes an agent’s declaration from an agent’s call, whatever the payload says', async () => {
    const id = randomUUID();
    const created = await api.call('PUT', `${id}/`, {
      agent: 'a1',
      body: declarationBody({ authorType: 'user' }),
    });
    expect(created.json()).toMatchObject({ authorType: 'agent', authorId: 'a1' });
    expect(created.json().claimToken).toBeUndefined();
    expect(created.json().assessment.tobaccoTax).toBe(0);
    expect((await api.call('GET', `${id}/`, { token: newToken() })).statusCode).toBe(404);
    const other = await api.call('PUT', `${id}/`, { agent: 'a2', body: declarationBody({ age: 40 }) });
    expect(other.statusCode).toBe(403);
    const { publicId } = created.json();
    const found = await api.call('GET', `${publicId.replaceAll('-', '').toLowerCase()}/`, { agent: 'a2' });
    expect(found.json().id).toBe(id);
  });

  it('answers a receipt whose amounts are those of the assessment', async () => {
    const { id, token } = await api.draft({ shoppingProducts: bought });
    const receipt = await api.call('GET', `${id}/receipt.pdf`, { token });
    expect(receipt.headers['content-type']).toBe('application/pdf');
    const text = (await pdfText(receipt.rawPayload)).join(' ');
    const { assessment, publicId } = (await api.call('GET', `${id}/`, { token })).json();
    const { total, totalValue, totalCustomDuty, totalExcise, totalVat, shoppingProducts } = assessment;
    const lines: number[] = shoppingProducts.flatMap((line: Record<string, number>) =>
      ['value', 'customDuty', 'excise', 'vat', 'total'].map((name) => line[name]),
    );
    for (const amount of [total, totalValue, totalCustomDuty, totalExcise, totalVat, ...lines]) {
      expect(text).toContain(formatEurosAmount(amount).replace(/[\u00A0\u202F]/g, ' '));
    }
    expect(text).toContain(publicId);
  });

  it('keeps lists and histories for agents', async () => {
    const { id, token } = await api.draft();
    for (const path of ['', `${id}/history/`]) {
      const answer = await api.call('GET', path, { token });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('agents-only');
    }
  });

  it('publishes the key that checks its codes', async () => {
    const { keys } = (await api.call('GET', 'signing-key/')).json();
    expect(keys).toMatchObject([{ algorithm: 'Ed25519' }]);
    const { id, token } = await api.draft({ shoppingProducts: bought });
    const { code, assessment } = (
      await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } })
    ).json();
    const checked = await checkDeclarationCode(code, { keys }, webcrypto.subtle);
    expect(checked).toMatchObject({ kind: 'genuine', code: { declarationId: id, version: 2 } });
    expect(assessment.total).toBeGreaterThan(0);
    expect(checked).toMatchObject({ code: { total: Math.round(assessment.total * 100) } });
  });
});
