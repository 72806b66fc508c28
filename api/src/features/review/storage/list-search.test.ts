import { readFile } from 'node:fs/promises';
import { declarationListQuerySchema } from '@retour/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../../declaration/testing/declarations-on';
import { collectValues } from './filter-sql';
import { plannedMatches } from './list-search';
import type { SearchPlan } from './plan-search';
import { typedSearch } from './typed-search';

const filling = new URL('../../../../migrations/0051-names-in-order-filled.batches.sql', import.meta.url);

const people = [
  ['Zola', 'Émile'],
  ['Martin', 'Zoé'],
  ['Martin', 'Alain'],
  ['MARTIN', 'Œdipe'],
  ['Martin-Dupont', 'Léa'],
  ['Dupont Martin', 'Ève'],
  ['Saint-Martin', 'Jean'],
  ['Durand', 'Martin'],
  ['Durand', 'Martine'],
  ['Martinez', 'Paz'],
  ['Œuvrard', 'Élodie'],
  ['Østergaard', 'Ib'],
  ['Łukasz', 'Adam'],
  ['Lutz', 'Ada'],
  ['D’Artagnan', 'Charles'],
  ["D'Aoust", 'Anne'],
  ['Dabadie', 'Luc'],
  ['Weiß', 'Otto'],
] as const;

describe.each(engines)('what is typed in the search, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  const names = new Map<string, string>();
  beforeAll(async () => {
    for (const [declarantLastName, declarantFirstName] of people) {
      const { id } = await api.draft({ declarantLastName, declarantFirstName, declarantEmail: '' });
      names.set(id, `${declarantLastName} ${declarantFirstName}`);
    }
  });

  async function read(query: object, by: SearchPlan['by']): Promise<readonly string[]> {
    const parsed = declarationListQuerySchema.parse({ sort: 'name', ...query });
    const search = typedSearch(parsed);
    if (search === null || search === 'nobody') throw new Error('Nothing to search');
    const plan = { by, indexed: search.words, checked: [], isStartChecked: false };
    const values = collectValues();
    const matches = plannedMatches(parsed, search, plan, values, parsed.limit);
    const rows = await storage.database.run<{ id: string }>({ text: matches, values: values.list });
    return rows.map(({ id }) => names.get(id) ?? id);
  }

  it('stands in the order of names, whichever letters and apostrophes are written', async () => {
    expect(await read({ search: 'd' }, 'index')).toEqual([
      "D'Aoust Anne",
      'D’Artagnan Charles',
      'Dabadie Luc',
      'Dupont Martin Ève',
      'Durand Martin',
      'Durand Martine',
      'Martin-Dupont Léa',
    ]);
    expect(await read({ search: 'o' }, 'index')).toEqual([
      'MARTIN Œdipe',
      'Œuvrard Élodie',
      'Østergaard Ib',
      'Weiß Otto',
    ]);
    expect(await read({ search: 'lu' }, 'index')).toEqual(['Dabadie Luc', 'Łukasz Adam', 'Lutz Ada']);
  });

  it('puts in that order those who were written before it was', async () => {
    const run = (text: string) => storage.database.run({ text, values: [] });
    const names = () => run('select id, sort_name from declaration order by id');
    const inOrder = await names();
    await run(`update declaration set sort_name = 'œuvrard elodie' where sort_name = 'oeuvrard elodie'`);
    await run(`update declaration set sort_name = 'd’artagnan charles' where sort_name like 'd''art%'`);
    expect(await names()).not.toEqual(inOrder);
    await run(await readFile(filling, 'utf8'));
    expect(await names()).toEqual(inOrder);
  });

  it.each([
    'martin',
    'mart',
    'm',
    'd',
    'dartagnan',
    'artagnan',
    'o',
    'oe',
    'lu',
    'weiss',
    'мартин',
    'zoe',
    'xyz',
  ])('is the same however it is read: %s', async (search) => {
    for (const filters of [
      {},
      { limit: 2 },
      { status: 'draft' },
      { status: 'paid' },
      { meanOfTransports: 'plane' },
    ]) {
      const inOrder = await read({ search, ...filters }, 'order');
      expect(await read({ search, ...filters }, 'index')).toEqual(inOrder);
      expect(await read({ search, ...filters }, 'surname')).toEqual(inOrder);
    }
  });
});
