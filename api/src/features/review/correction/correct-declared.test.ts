import { webcrypto } from 'node:crypto';
import { checkDeclarationCode } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { type DeclarationsUnderTest, startDeclarations } from '../../declaration/testing/start-declarations';

const bought = [
  { customId: 'a', customName: 'Vase', originalValue: 380, currency: 'EUR' },
  { customId: 'b', id: 'parfum', originalValue: 40, currency: 'EUR' },
];
const reason = 'Le passeport dit un autre âge et un autre nom.';

describe.each(engines)('the person and the trip that a correction changes, on the $name', ({ open }) => {
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

  const correct = (id: string, declared: object, ifMatch = '"2"') =>
    api.call('POST', `${id}/correction/`, { agent: claire, ifMatch, body: { reason, declared } });
  const read = async (id: string) => (await api.call('GET', `${id}/`, { agent: claire })).json();
  const found = async (search: string): Promise<readonly string[]> => {
    const list = await api.call('POST', '/api/declaration/search/', { agent: claire, body: { search } });
    return list.json().declarations.map(({ id }: { id: string }) => id);
  };

  it('once corrected, are no longer withdrawn by the traveller, whatever version they read', async () => {
    const { id, token } = await api.submitted({ shoppingProducts: bought });
    await correct(id, { age: 16 });
    const body = { status: 'cancelled' };
    const refused = await api.call('PATCH', `${id}/`, { token, ifMatch: '"3"', body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'cancellation-after-control']);
    expect((await api.call('PATCH', `${id}/`, { token, body })).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ status: 'submitted', version: 3, age: 16 });
  });

  it('are assessed anew, found by their new words, and signed', async () => {
    const { id } = await api.submitted({
      shoppingProducts: bought,
      declarantLastName: 'Ancienzorg',
      declarantEmail: 'ancienzorg@exemple.fr',
    });
    const before = await read(id);
    expect(before.assessment.total).toBe(0);
    const declared = {
      age: 14,
      meanOfTransport: 'car',
      country: 'CH',
      border: true,
      declarantLastName: 'Nouveauzorg',
      declarantEmail: '',
      declarantAddressPostalCode: '75012',
    };
    const body = { reason, declared };
    const preview = (await api.call('POST', `${id}/correction/preview/`, { agent: claire, body })).json();
    expect(preview.declared.after).toMatchObject({ age: 14, country: 'CH', border: true });
    expect(preview.declared.before).toMatchObject({ declarantEmail: 'ancienzorg@exemple.fr', border: false });
    expect(preview.declared.after).not.toHaveProperty('declarantEmail');
    expect(preview.declared.after).not.toHaveProperty('declarantFirstName');

    const corrected = (await correct(id, declared)).json();
    expect(corrected).toMatchObject({ version: 3, age: 14, meanOfTransport: 'car', date: before.date });
    expect(corrected).not.toHaveProperty('declarantEmail');
    expect(corrected.assessment).toEqual(preview.after);
    expect(corrected.assessment.total).toBeGreaterThan(0);
    expect([await found('Nouveauzorg'), await found('Ancienzorg')]).toEqual([[id], []]);
    const { keys } = (await api.call('GET', 'signing-key/')).json();
    expect(await checkDeclarationCode(corrected.code, { keys }, webcrypto.subtle)).toMatchObject({
      kind: 'genuine',
      code: { version: 3, total: Math.round(corrected.assessment.total * 100) },
    });
    const older = await api.call('GET', `${id}/versions/2/`, { agent: claire });
    expect(older.json()).toEqual(before);
    const again = await correct(id, declared);
    expect([again.statusCode, again.json().version]).toEqual([200, 3]);
  });

  it('are told by mail, at the address that is kept, and to nobody who gave none', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought, declarantEmail: 'avant@exemple.fr' });
    const mailsOf = async () => {
      const { mails } = (await api.call('GET', `${id}/mails/`, { agent: claire })).json();
      return mails.map(({ kind, to }: { kind: string; to: string }) => `${kind} ${to[0]}`);
    };
    await correct(id, { declarantEmail: 'zoe@exemple.fr' });
    expect((await mailsOf()).toSorted()).toEqual(['correction z', 'submission a']);
    await correct(id, { declarantEmail: 'zoe@exemple.fr' });
    await correct(id, { declarantEmail: '' }, '"3"');
    expect(await mailsOf()).toHaveLength(2);
  });

  it('read an age said anew as exact, unless it is said to be the least', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    expect((await correct(id, { age: 18, ageIsMinimum: true })).json().ageIsMinimum).toBe(true);
    expect((await correct(id, { age: 18 }, '"3"')).json()).not.toHaveProperty('ageIsMinimum');
  });

  it('tell a field that is emptied from another one', async () => {
    const { id } = await api.submitted({
      shoppingProducts: bought,
      declarantEmail: 'a@exemple.fr',
      declarantPhoneNumber: '+33612345678',
    });
    expect((await correct(id, { declarantEmail: '' })).json()).not.toHaveProperty('declarantEmail');
    expect((await correct(id, { declarantPhoneNumber: '' })).statusCode).toBe(412);
  });

  it('leave out a postal code where the country has none', async () => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const declared = { declarantAddressCountry: 'AE', declarantAddressPostalCode: '' };
    const answer = await correct(id, declared);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read(id)).toMatchObject(declared);
    expect((await correct(id, { declarantAddressCountry: 'FR' }, '"3"')).json().errors[0].path).toBe(
      'declared.declarantAddressPostalCode',
    );
  });

  it('let the articles follow the country of the trip', async () => {
    const shoppingProducts = [{ ...bought[0], purchaseCountry: 'JP' }, bought[1]];
    const { id } = await api.submitted({ shoppingProducts });
    const corrected = (await correct(id, { country: 'JP' })).json();
    expect(corrected.shoppingProducts[0]).not.toHaveProperty('purchaseCountry');
    expect(corrected.assessment.country).toBe('JP');
  });

  it.each([
    ['an impossible age', { age: 0 }, 'declared.age'],
    ['« at least » a child', { age: 12, ageIsMinimum: true }, 'declared.ageIsMinimum'],
    ['an unknown country', { country: 'ZZ' }, 'declared.country'],
    ['a French territory', { country: 'FR' }, 'declared.country'],
    ['another transport', { meanOfTransport: 'rocket' }, 'declared.meanOfTransport'],
    ['an empty name', { declarantLastName: ' ' }, 'declared.declarantLastName'],
    ['a NUL in a street', { declarantAddressStreet: 'a\0' }, 'declared.declarantAddressStreet'],
    ['no code in France', { declarantAddressPostalCode: '' }, 'declared.declarantAddressPostalCode'],
    [
      'a foreign code in France',
      { declarantAddressPostalCode: 'SW1A' },
      'declared.declarantAddressPostalCode',
    ],
    ['an address that is none', { declarantEmail: 'zoé' }, 'declared.declarantEmail'],
    ['nothing', {}, 'corrections'],
    ['what changes nothing', { declarantAddressCountry: 'FR' }, 'corrections'],
  ])('are refused: %s', async (_name, declared, path) => {
    const { id } = await api.submitted({ shoppingProducts: bought });
    const answer = await correct(id, declared);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
    expect(answer.json().errors[0].message).toMatch(/^\p{Lu}.*\.$|\)\.$/u);
    expect((await read(id)).version).toBe(2);
  });

  it('name the article that the new age does not allow', async () => {
    const shoppingProducts = [
      ...bought,
      { customId: 'w', id: 'whisky', originalValue: 30, currency: 'EUR', amount: 1 },
    ];
    const { id } = await api.submitted({ shoppingProducts });
    const wrong = [{ path: 'shoppingProducts.2.id', code: 'product-not-offered-at-age' }];
    expect((await correct(id, { age: 15 })).json().errors).toMatchObject(wrong);
    // By its place in what was declared, whatever goes with the same correction.
    const body = { reason, declared: { age: 15 }, removed: [bought[0]?.customId] };
    const shorter = await api.call('POST', `${id}/correction/`, { agent: claire, ifMatch: '"2"', body });
    expect(shorter.json().errors).toMatchObject(wrong);
  });

  it.each(['MA', 'GB'])(
    'say what may not enter from %s, and how it stays to be handed over',
    async (country) => {
      const cheese = { customId: 'f', id: 'fromage-a-pate-dure', originalValue: 12, currency: 'EUR' };
      const shoppingProducts = [bought[0], { ...cheese, customName: 'Fromage à pâte dure' }];
      const { id } = await api.submitted({ country: 'AD', meanOfTransport: 'car', shoppingProducts });
      const [refused] = (await correct(id, { country })).json().errors;
      expect(refused).toMatchObject({
        path: 'shoppingProducts.1.id',
        code: 'product-not-offered-for-country',
      });
      expect(refused.message).toMatch(/^Interdit depuis ce pays\..*«\sClasser hors liste\s».*«\sOui\s»/u);
      expect(refused.message).not.toMatch(/Retirez/u);
      const corrections = [{ customId: 'f', productId: null, restrictionAnswers: { dairy: 'yes' } }];
      const body = { reason, declared: { country }, corrections };
      const kept = await api.call('POST', `${id}/correction/`, { agent: claire, ifMatch: '"2"', body });
      expect(kept.json().assessment.shoppingProducts[1]).toMatchObject({
        restriction: { code: 'dairy', severity: 'forbidden' },
      });
    },
  );

  it('say what may not enter of one bought elsewhere, and of what is merely not in the list', async () => {
    const cheese = { customId: 'f', id: 'fromage-a-pate-dure', originalValue: 12, currency: 'EUR' };
    const syrup = { customId: 's', id: 'sirop-erable', originalValue: 12, currency: 'EUR' };
    const { id } = await api.submitted({ country: 'CA', shoppingProducts: [bought[0], syrup] });
    const [gone] = (await correct(id, { country: 'JP' })).json().errors;
    expect(gone).toMatchObject({ path: 'shoppingProducts.1.id' });
    expect(gone.message).toMatch(/^Cet article n’est pas proposé.*«\sClasser hors liste\s»/u);
    const body = { reason, corrections: [], added: [{ ...cheese, purchaseCountry: 'MA' }] };
    const found = await api.call('POST', `${id}/correction/`, { agent: claire, ifMatch: '"2"', body });
    expect(found.json().errors[0]).toMatchObject({ path: 'added.0.id' });
    expect(found.json().errors[0].message).toMatch(/^Interdit depuis ce pays\./u);
  });

  it('move the declaration in the totals, which stay exact', async () => {
    const { run } = storage.database;
    const rows = (table: string) =>
      run<{ mean_of_transport: string }>({
        text: `select status, mean_of_transport, sum(declarations)::int as declarations, sum(cents)::float8 as cents
          from (${table}) as counted group by status, mean_of_transport
          having sum(declarations) <> 0 or sum(cents) <> 0 order by status, mean_of_transport`,
        values: [],
      });
    const counted = await rows(
      `select status, mean_of_transport, declarations, cents from declaration_day_total
        union all select status, mean_of_transport, declarations, cents from declaration_move`,
    );
    const real = await rows(
      `select status, mean_of_transport, 1 as declarations, round((assessment ->> 'total')::numeric * 100) as cents
        from declaration`,
    );
    expect(counted).toEqual(real);
    expect(real.map(({ mean_of_transport }) => mean_of_transport)).toContain('car');
  });
});
