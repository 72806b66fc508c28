import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atScale, proofSeed, tellProof } from '../../../test/at-scale';
import { drawFrom } from '../../../test/draw-from';
import { engines } from '../../../test/engines';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { hostileTexts, mixedHostileTexts } from './testing/hostile-texts';
import { newToken } from './testing/start-declarations';

/** For each field. */
const texts = atScale(hostileTexts.length, 150);
const draw = drawFrom(proofSeed(1));

const textFields = [
  'declarantLastName',
  'declarantFirstName',
  'declarantAddressStreet',
  'declarantAddressCity',
  'declarantAddressPostalCode',
  'declarantAddressCountry',
  'declarantEmail',
  'declarantPhoneNumber',
  'flightNumber',
  'country',
  'date',
  'authorType',
] as const;
const productFields = [
  'customId',
  'customName',
  'id',
  'currency',
  'originCountry',
  'purchaseCountry',
] as const;
const tripCountry = 'US';
/** What is stored of a field as it was sent, in the form that Unicode prefers and without the spaces around it. */
const tidied = (value: string): string => value.normalize('NFC').trim();
/** Where that is something else: the key of a line is its sender's, and what is bought in the country of the trip needs no other. */
const storedOf: Readonly<Partial<Record<(typeof productFields)[number], (value: string) => unknown>>> = {
  customId: (value) => value,
  purchaseCountry: (value) => (value === tripCountry ? undefined : value),
};
const product = { customId: 'a', customName: 'Vase', originalValue: 700, currency: 'USD' };

describe.each(engines)('bad input, on the $name', ({ open }) => {
  const { api } = declarationsOn(open);

  async function expectTextOrRefusal(
    body: Record<string, unknown>,
    stored: (answer: object) => unknown,
    expected: unknown,
  ) {
    const id = randomUUID();
    const token = newToken();
    const answer = await api.call('PUT', `${id}/`, { token, body });
    if (answer.statusCode === 200) {
      const read = await api.call('GET', `${id}/`, { token });
      expect(stored(read.json())).toBe(expected);
      return;
    }
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors[0].message).toMatch(/^[A-ZÀÉ].*[.)]$/u);
    expect(answer.body).not.toMatch(/syntax error|postgres|at .*\.ts/i);
    expect((await api.call('GET', `${id}/`, { token })).statusCode).toBe(404);
  }

  it.each(textFields)(
    'SQL, HTML, control and bidirectional characters in %s are text or refused',
    async (field) => {
      for (const value of mixedHostileTexts(texts.count, draw)) {
        await expectTextOrRefusal(
          declarationBody({ [field]: value }),
          (answer) => new Map(Object.entries(answer)).get(field),
          tidied(value),
        );
      }
      tellProof('S7', { tried: texts.count, failed: 0 });
    },
    texts.within(60_000),
  );

  it.each(productFields)(
    'and so in an article’s %s',
    async (field) => {
      for (const value of mixedHostileTexts(texts.count, draw)) {
        await expectTextOrRefusal(
          declarationBody({ country: tripCountry, shoppingProducts: [{ ...product, [field]: value }] }),
          (answer) => {
            const { shoppingProducts } = answer as { shoppingProducts: Record<string, unknown>[] };
            return shoppingProducts[0]?.[field];
          },
          (storedOf[field] ?? tidied)(value),
        );
      }
      tellProof('S7', { tried: texts.count, failed: 0 });
    },
    texts.within(60_000),
  );

  it('refuses a NUL wherever it is', async () => {
    for (const changes of [
      { declarantAddressCity: 'Pa\0ris' },
      { shoppingProducts: [{ ...product, customName: '\0' }] },
    ]) {
      const answer = await api.call('PUT', `${randomUUID()}/`, {
        token: newToken(),
        body: declarationBody(changes),
      });
      expect(answer.statusCode).toBe(422);
    }
  });

  it.each([
    ['PUT', 'not-a-uuid/', 422],
    ['PATCH', 'not-a-uuid/', 422],
    ['GET', 'not-a-uuid/', 404],
    ['GET', 'not-a-uuid/receipt.pdf', 404],
    ['PUT', `${'9'.repeat(150)}/`, 422],
    ['GET', "'%20or%201=1/", 404],
  ] as const)('%s %s is %i', async (method, path, status) => {
    const body =
      method === 'PUT' ? declarationBody() : method === 'PATCH' ? { status: 'cancelled' } : undefined;
    const answer = await api.call(method, path, {
      token: newToken(),
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toMatch(/\.$/);
  });

  it('refuses a body of 1 MB, of another type, or that is no JSON', async () => {
    const id = randomUUID();
    const big = JSON.stringify(declarationBody({ declarantAddressStreet: 'a'.repeat(1_000_000) }));
    expect((await api.call('PUT', `${id}/`, { body: big })).statusCode).toBe(413);
    expect((await api.call('PUT', `${id}/`, { body: '{"age":' })).statusCode).toBe(400);
    expect((await api.call('PUT', `${id}/`, { body: '[]' })).statusCode).toBe(422);
    expect((await api.call('PUT', `${id}/`, { body: '"text"' })).statusCode).toBe(422);
    const typed = await api.app.inject({
      method: 'PUT',
      url: `/api/declaration/${id}/`,
      headers: { 'content-type': 'text/plain' },
      payload: 'a',
    });
    expect(typed.statusCode).toBe(415);
    expect((await api.call('GET', `${id}/`, { agent: 'a1' })).statusCode).toBe(404);
  });

  it.each([{ status: 'lost' }, { status: null }, {}, { status: 'paid', payment: 'gold' }])(
    'refuses the change %j',
    async (body) => {
      const { id, token } = await api.draft();
      expect((await api.call('PATCH', `${id}/`, { token, body })).statusCode).toBe(422);
      expect((await api.call('GET', `${id}/`, { token })).json()).toMatchObject({
        status: 'draft',
        version: 1,
      });
    },
  );

  it('changes nothing for the wrong token, a stale version or an illegal transition', async () => {
    const { id, token } = await api.draft();
    const before = (await api.call('GET', `${id}/`, { token })).body;
    const tries = [
      api.call('PATCH', `${id}/`, { token: newToken(), body: { status: 'submitted' } }),
      api.call('PATCH', `${id}/`, { token, ifMatch: '"7"', body: { status: 'submitted' } }),
      api.call('PATCH', `${id}/`, { token, body: { status: 'paid' } }),
      api.call('PUT', `${id}/`, { token, ifMatch: '"7"', body: declarationBody({ age: 40 }) }),
    ];
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 412, 409, 412]);
    expect((await api.call('GET', `${id}/`, { token })).body).toBe(before);
  });

  it('finds nothing, and fails on nothing, in odd searches', async () => {
    for (const search of [...hostileTexts, '   ', "'", '\\', ':*', '%', '_', 'É'.repeat(100), '💥']) {
      for (const name of ['search', 'searchPublicId']) {
        const answer = await api.call('GET', `?${new URLSearchParams({ [name]: search })}`, { agent: 'a1' });
        expect([200, 422]).toContain(answer.statusCode);
      }
    }
    for (const query of [
      'limit=0',
      'limit=101',
      'offset=-1',
      'status=x',
      'startDate=2026-02-30',
      'limit=1e9',
      // Twice what is asked for once.
      'limit=1&limit=2',
      'search=a&search=b',
      'startDate=2026-02-01&startDate=2026-02-02',
    ]) {
      expect((await api.call('GET', `?${query}`, { agent: 'a1' })).statusCode).toBe(422);
    }
  });

  it('keeps and finds names whose letters spell many others', async () => {
    for (const letter of ['\uFDFA', '\uFDFB', '\uFDF2', '\u3316', '\u{1D400}', '\uD55C']) {
      const name = letter.repeat(Math.floor(60 / letter.length));
      const token = newToken();
      const answer = await api.call('PUT', `${randomUUID()}/`, {
        token,
        body: declarationBody({ declarantLastName: name, declarantFirstName: name }),
      });
      expect([200, 422]).toContain(answer.statusCode);
      const search = letter.repeat(Math.floor(100 / letter.length));
      const found = await api.call('GET', `?${new URLSearchParams({ search })}`, { agent: 'a1' });
      expect(found.statusCode).toBe(200);
      const shorter = await api.call('GET', `?${new URLSearchParams({ search: name })}`, { agent: 'a1' });
      expect(shorter.json().total).toBe(answer.statusCode === 200 ? 1 : 0);
    }
  });
});
