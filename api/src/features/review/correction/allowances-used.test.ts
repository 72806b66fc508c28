import { allowancesUsedMessages } from '@retour/contract';
import { typeset } from '@retour/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { declarationBody } from '../../declaration/testing/declaration-body';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';

const bag = { customId: 'bag', id: 'sac-a-main-cuir', originalValue: 350, currency: 'EUR' };
const cigarettes = { customId: 'pack', id: 'cigarettes', originalValue: 40, currency: 'EUR', amount: 200 };
const reason = 'Franchise déjà utilisée dans une autre déclaration.';

describe.each(engines)('what another declaration has used of the allowances, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let claire: string;

  beforeAll(async () => {
    storage = await open();
    const { run } = storage.database;
    claire = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
    api = await startDeclarations(storage);
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  const read = async (id: string) => (await api.call('GET', `${id}/`, { agent: claire })).json();
  const correct = (id: string, allowancesUsed: unknown, ifMatch = '"2"', more = {}) =>
    api.call('POST', `${id}/correction/`, {
      agent: claire,
      ifMatch,
      body: { reason, declared: { allowancesUsed }, ...more },
    });
  const taxed = (value: number, more = {}) =>
    api.submitted({ shoppingProducts: [{ ...bag, originalValue: value }], ...more });

  it('is taken off by an agent, to the cent, and stays in the versions that follow', async () => {
    const { id } = await api.submitted({ shoppingProducts: [bag, cigarettes] });
    const before = await read(id);
    expect(before.assessment.total).toBe(0);
    const declared = { allowancesUsed: { value: 300, tobacco: 50 } };
    const preview = await api.call('POST', `${id}/correction/preview/`, {
      agent: claire,
      body: { reason, declared },
    });
    expect(preview.json().declared).toEqual({ before: {}, after: declared });

    const corrected = (await correct(id, { value: 300, food: 0, tobacco: 50 })).json();
    expect(corrected).toMatchObject({ version: 3, ...declared });
    expect(corrected.assessment).toEqual(preview.json().after);
    const { allowances, quantityAllowances, total, shoppingProducts } = corrected.assessment;
    expect(allowances).toEqual([{ pot: 'value', limit: 430, used: 0, usedElsewhere: 300 }]);
    expect(quantityAllowances).toEqual([
      { pot: 'tobacco', usedPercent: 100, exceeded: true, usedElsewherePercent: 50 },
    ]);
    // The flat rate of 2,5 % of 350 €, and 20 % of VAT on it all: 8,75 € and 71,75 €.
    expect(shoppingProducts[0]).toMatchObject({ status: 'taxed', customDuty: 8.75, vat: 71.75, total: 80.5 });
    expect(shoppingProducts[1]).toMatchObject({ status: 'partly-taxed', taxedAmount: 100 });
    expect(total).toBe(Math.round((80.5 + shoppingProducts[1].total) * 100) / 100);
    expect(await read(id)).toMatchObject(declared);
    const older = (await api.call('GET', `${id}/versions/2/`, { agent: claire })).json();
    expect(older).toEqual(before);

    const dearer = { corrections: [{ customId: 'bag', originalValue: 351 }] };
    const again = await api.call('POST', `${id}/correction/`, {
      agent: claire,
      ifMatch: '"3"',
      body: { reason, ...dearer },
    });
    expect(again.json()).toMatchObject({ version: 4, ...declared });
    const gone = (await correct(id, {}, '"4"', dearer)).json();
    expect(gone).not.toHaveProperty('allowancesUsed');
    expect(gone.assessment).toMatchObject({
      total: 0,
      allowances: [{ pot: 'value', limit: 430, used: 351 }],
    });
  });

  it('is told by the history and by the difference, once', async () => {
    const { id } = await taxed(350);
    await correct(id, { value: 300 });
    expect((await correct(id, { value: 300 })).json()).toMatchObject({ version: 3 });
    const nothing = await correct(id, { value: 300, wine: 0 }, '"3"');
    expect([nothing.statusCode, nothing.json().errors[0].code]).toEqual([422, 'nothing-corrected']);
    const more = { corrections: [{ customId: 'bag', originalValue: 360 }] };
    const preview = await api.call('POST', `${id}/correction/preview/`, {
      agent: claire,
      body: { reason, declared: { allowancesUsed: { value: 300 } }, ...more },
    });
    expect(preview.json().declared).toEqual({ before: {}, after: {} });
  });

  it('is no longer asked about, once it is taken off', async () => {
    const person = { declarantLastName: 'Partagezorg', declarantEmail: 'partage@exemple.fr' };
    const perfume = { customId: 'p', id: 'parfum', originalValue: 300, currency: 'EUR' };
    await api.submitted({ ...person, shoppingProducts: [perfume] });
    const { id } = await taxed(350, person);
    const asked = async (declaration: string) => {
      const body = { declarations: [declaration] };
      const answer = await api.call('POST', '/api/review/used-allowances/', { agent: claire, body });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().declarations.flatMap(({ uses }: { uses: { used: number }[] }) => uses);
    };
    expect(await asked(id)).toMatchObject([{ pot: 'value', used: 300, limit: 430 }]);
    await correct(id, { value: 300 });
    expect(await asked(id)).toEqual([]);
    const smoker = { ...person, declarantLastName: 'Fumezorg' };
    const [pack, carton] = [100, 200].map((amount) => ({ ...cigarettes, amount }));
    await api.submitted({ ...smoker, shoppingProducts: [pack] });
    const second = await api.submitted({ ...smoker, shoppingProducts: [carton] });
    expect(await asked(second.id)).toMatchObject([{ pot: 'tobacco', used: 50, limit: 100 }]);
    await correct(second.id, { tobacco: 50 });
    expect(await asked(second.id)).toEqual([]);
  });

  it.each([{ Value: 300 }, { tabac: 5 }, { value: 300, wines: 0 }])(
    'is refused under a name that no allowance bears, rather than taken back: %o',
    async (allowancesUsed) => {
      const { id } = await taxed(350);
      const kept = (await correct(id, { value: 300 })).json();
      const refused = await correct(id, allowancesUsed, '"3"');
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual([
        expect.objectContaining({
          path: 'declared.allowancesUsed',
          message: typeset(allowancesUsedMessages.pots),
        }),
      ]);
      expect(await read(id)).toMatchObject({ version: 3, assessment: { total: kept.assessment.total } });
    },
  );

  it.each([
    ['a text', { value: '300' }, 'value', allowancesUsedMessages.value],
    ['less than nothing', { value: -1 }, 'value', allowancesUsedMessages.value],
    ['a third of a cent', { food: 0.333 }, 'food', allowancesUsedMessages.value],
    ['more than any allowance', { value: 10_000.01 }, 'value', allowancesUsedMessages.value],
    ['more than a whole', { tobacco: 100.01 }, 'tobacco', allowancesUsedMessages.share],
    ['three decimals of a percent', { wine: 33.333 }, 'wine', allowancesUsedMessages.share],
  ])('is refused of %s, in a sentence beside its field', async (_, allowancesUsed, pot, message) => {
    const { id } = await taxed(350);
    const refused = await correct(id, allowancesUsed);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual([
      expect.objectContaining({ path: `declared.allowancesUsed.${pot}`, message: typeset(message) }),
    ]);
    expect(await read(id)).toMatchObject({ version: 2 });
  });

  it('is said by an agent alone, in a correction: neither in a declaration nor in a simulation', async () => {
    const allowancesUsed = { value: 300 };
    const trip = { age: 34, country: 'US', meanOfTransport: 'plane', shoppingProducts: [bag] };
    const simulated = await api.call('POST', '/api/simulator/', { body: { ...trip, allowancesUsed } });
    const { id, token } = await api.draft({});
    const body = declarationBody({ shoppingProducts: [bag], allowancesUsed });
    const changed = await api.call('PUT', `${id}/`, { token, body });
    for (const refused of [simulated, changed]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual([
        expect.objectContaining({
          path: 'allowancesUsed',
          message: typeset(allowancesUsedMessages.byOfficer),
        }),
      ]);
    }
    const { id: sent, token: own } = await taxed(350);
    const asTraveller = await api.call('POST', `${sent}/correction/`, {
      token: own,
      ifMatch: '"2"',
      body: { reason, declared: { allowancesUsed } },
    });
    expect(asTraveller.statusCode).toBe(401);
    expect(await read(sent)).not.toHaveProperty('allowancesUsed');
  });
});
