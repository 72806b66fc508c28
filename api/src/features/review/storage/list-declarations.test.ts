import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import { foldMoves } from './fold-moves';
import { readWordFrequencies } from './word-frequencies';

const migration = new URL('../../../../migrations/0009-search-flight-and-phone.sql', import.meta.url);

const people = [
  {
    declarantFirstName: 'Élodie',
    declarantLastName: 'Dupont',
    declarantEmail: 'elodie.d@exemple.fr',
    meanOfTransport: 'plane',
    flightNumber: 'LH 0042',
    declarantPhoneNumber: '07 98 76 54 32',
  },
  {
    declarantFirstName: 'Jean-Pierre',
    declarantLastName: 'O’Connor',
    declarantEmail: 'jp@autre.org',
    meanOfTransport: 'boat',
  },
  { declarantFirstName: 'Zoé', declarantLastName: 'Œillet', declarantEmail: '', meanOfTransport: 'car' },
  {
    declarantFirstName: 'Élodie',
    declarantLastName: 'Martin',
    declarantEmail: 'em@exemple.fr',
    meanOfTransport: 'car',
  },
  { declarantFirstName: 'Paul', declarantLastName: 'Dupond', declarantEmail: '', meanOfTransport: 'train' },
] as const;

describe.each(engines)('the list on the $name', ({ open }) => {
  let clock = Date.parse('2026-10-10T21:30:00Z');

  const { storage, api } = declarationsOn(open, { now: () => new Date(clock) });
  beforeAll(async () => {
    for (const [at, person] of people.entries()) {
      const { id, token } = await api.draft(person);
      if (at < 2) await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
      clock += 3_600_000;
    }
  });

  async function list(query: string): Promise<{ names: string[]; total: number }> {
    const answer = await api.call('GET', `?${query}`, { agent: 'a1' });
    expect(answer.statusCode).toBe(200);
    const { declarations, total } = answer.json();
    return { names: declarations.map((one: { declarantLastName: string }) => one.declarantLastName), total };
  }

  const everybody = ['Dupond', 'Martin', 'Œillet', 'O’Connor', 'Dupont'];
  const filters = [
    ['', everybody],
    ['search=ELODIE', ['Martin', 'Dupont']],
    ['search=dup', ['Dupond', 'Dupont']],
    ['search=elodie%20dupont', ['Dupont']],
    ['search=dupont%20%C3%89lodie', ['Dupont']],
    ['search=oconnor', ['O’Connor']],
    ["search=o'connor", ['O’Connor']],
    ['search=oeillet', ['Œillet']],
    ['search=jp@autre.org', ['O’Connor']],
    ['search=elodie.d@ex', ['Dupont']],
    ['search=personne', []],
    ['search=LH42', ['Dupont']],
    ['search=lh%200042', ['Dupont']],
    ['search=LH-042', ['Dupont']],
    ['search=LH4', []],
    ['search=lh', []],
    ['search=0798765432', ['Dupont']],
    ['search=07%2098.76-54%2032', ['Dupont']],
    ['search=%2B33%207%2098%2076%2054%2032', ['Dupont']],
    ['search=0033798765432', ['Dupont']],
    ['search=0798765433', []],
    ['search=79876', []],
    ['status=submitted', ['O’Connor', 'Dupont']],
    ['status=submitted&status=draft&meanOfTransports=car', ['Martin', 'Œillet']],
    ['meanOfTransports=car&meanOfTransports=train', ['Dupond', 'Martin', 'Œillet']],
    ['search=elodie&status=submitted', ['Dupont']],
    ['startDate=2026-10-11', ['Dupond', 'Martin', 'Œillet', 'O’Connor']],
    ['endDate=2026-10-10', ['Dupont']],
    ['startDate=2026-10-11&endDate=2026-10-11&status=draft', ['Dupond', 'Martin', 'Œillet']],
    ['startDate=2026-10-12', []],
  ] as const;
  it.each(filters)('?%s', async (query, expected) => {
    expect(await list(query)).toEqual({ names: expected, total: expected.length });
  });

  it.each([
    ['newest', everybody],
    ['oldest', everybody.toReversed()],
    ['name', ['Dupond', 'Dupont', 'Martin', 'O’Connor', 'Œillet']],
  ])('is read in the order asked for, page by page: %s', async (sort, expected) => {
    expect((await list(`sort=${sort}`)).names).toEqual(expected);
    expect((await list(`sort=${sort}&limit=2&offset=2`)).names).toEqual(expected.slice(2, 4));
    const drafts = expected.filter((name) => !['O’Connor', 'Dupont'].includes(name));
    expect((await list(`sort=${sort}&status=draft`)).names).toEqual(drafts);
    const named = expected.filter((name) => ['Martin', 'Dupont'].includes(name));
    expect((await list(`sort=${sort}&search=elodie`)).names).toEqual(named);
  });

  it('says what a whole list is worth to supervisors alone', async () => {
    for (const query of ['', '?search=elodie', '?minAmount=0']) {
      const { amounts } = (await api.call('GET', query, { supervisor: 's1' })).json();
      expect(amounts.due.totalIsMinimum).toBe(false);
      expect((await api.call('GET', query, { agent: 'a1' })).json()).not.toHaveProperty('amounts');
    }
  });

  it.each([
    'minAmount=12.345',
    'minAmount=-1',
    'minAmount=5&maxAmount=4',
    'flight=nuage',
    'office=%20',
    'sort=size',
  ])('refuses ?%s', async (query) => {
    expect((await api.call('GET', `?${query}`, { agent: 'a1' })).statusCode).toBe(422);
  });

  it('finds the same by date, once it is known which words are common', async () => {
    await storage.database.run({ text: 'analyze declaration', values: [] });
    const { frequencies, declarations } = await readWordFrequencies(storage.database.run, ['elodie']);
    expect(declarations).toBe(people.length);
    expect(frequencies[0]?.frequency).toBeGreaterThan(0.3);
    for (const [query, expected] of filters) {
      expect([query, await list(query)]).toEqual([query, { names: expected, total: expected.length }]);
    }
  });

  it('finds by the beginning of the public id, hyphens or not', async () => {
    const all = (await api.call('GET', '', { agent: 'a1' })).json().declarations;
    const { publicId } = all[2];
    for (const typed of [
      publicId,
      publicId.slice(0, 6),
      publicId.replaceAll('-', '').slice(0, 7).toLowerCase(),
    ]) {
      expect((await list(`searchPublicId=${typed}`)).names).toEqual(['Œillet']);
    }
    expect((await list('searchPublicId=%2525')).total).toBe(0);
  });

  it('finds by any beginning of it typed as a name, among the names', async () => {
    const { publicId } = (await api.call('GET', '', { agent: 'a1' })).json().declarations[2];
    for (const start of [5, 6, 7, 11]) {
      expect((await list(`search=${publicId.slice(0, start).replace(/-/g, '')}`)).names).toContain('Œillet');
    }
  });

  it('finds by flight and by telephone what was kept before these were searched', async () => {
    const { run } = storage.database;
    const readWords = () =>
      run({ text: 'select search_words::text as words from declaration order by created_at', values: [] });
    const written = await readWords();
    const text = `update declaration set search_words = ts_delete(search_words, array(
      select word from unnest(tsvector_to_array(search_words)) word where word ~ '^(flight|phone):'))`;
    await run({ text, values: [] });
    expect(await readWords()).not.toEqual(written);
    await run({ text: await readFile(migration, 'utf8'), values: [] });
    expect(await readWords()).toEqual(written);
  });

  it('lists each declaration once, however often a status or a transport is repeated', async () => {
    const listed = async (query: string): Promise<object> => {
      const { total, declarations } = (await api.call('GET', `?limit=3&${query}`, { agent: 'a1' })).json();
      return { total, ids: declarations.map(({ id }: { id: string }) => id) };
    };
    const once = await listed('status=draft&meanOfTransports=car');
    const often = `${'status=draft&'.repeat(40)}${'meanOfTransports=car&'.repeat(40)}`;
    expect(await listed(often)).toEqual(once);
  });

  it('goes page by page, each with the total, before and after the moves are folded', async () => {
    for (let pass = 0; pass < 2; pass += 1) {
      expect(await list('limit=2')).toEqual({ names: everybody.slice(0, 2), total: 5 });
      expect(await list('limit=2&offset=2')).toEqual({ names: everybody.slice(2, 4), total: 5 });
      expect(await list('limit=2&offset=2&search=elodie')).toEqual({ names: [], total: 2 });
      expect(await list('status=draft&limit=1&offset=1')).toEqual({ names: ['Martin'], total: 3 });
      await foldMoves(storage.database.run);
      await foldMoves(storage.database.run);
    }
    const [left] = await storage.database.run<{ changes: number }>({
      text: 'select count(*)::int as changes from declaration_move',
      values: [],
    });
    expect(left?.changes).toBe(0);
  });
});
