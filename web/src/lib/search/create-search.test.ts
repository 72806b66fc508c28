import { describe, expect, it } from 'vitest';
import { createSearch } from './create-search';

const names = [
  'Œufs de poule',
  'Huile d’olive',
  'Bijoux',
  'Clé USB',
  'Batterie externe, power bank',
  'T-shirt',
  'Thé vert',
  'Téléphone',
];

function find(query: string, threshold = 0.15): readonly string[] {
  const search = createSearch({
    items: names,
    fields: [{ textsOf: (name) => [name], penalty: 0 }],
    threshold,
    minCharacters: 2,
  });
  return search(query).map(({ item }) => item);
}

describe('French search', () => {
  it.each([
    ['ligatures', 'oeuf', 'Œufs de poule'],
    ['accents', 'telephone', 'Téléphone'],
    ['case', 'TÉLÉPHONE', 'Téléphone'],
    ['straight apostrophes', "huile d'olive", 'Huile d’olive'],
    ['missing apostrophes', 'huile olive', 'Huile d’olive'],
    ['plurals in x', 'bijou', 'Bijoux'],
    ['plurals in s', 'clés usb', 'Clé USB'],
    ['beginnings', 'télé', 'Téléphone'],
    ['a wrong letter', 'telefhone', 'Téléphone'],
    ['a missing letter', 'telphone', 'Téléphone'],
    ['an added letter', 'telephonne', 'Téléphone'],
    ['two letters swapped', 'telepohne', 'Téléphone'],
    ['joined words', 'powerbank', 'Batterie externe, power bank'],
    ['cut words', 'tele phone', 'Téléphone'],
    ['hyphens', 'tshirt', 'T-shirt'],
    ['another order of words', 'verts thés', 'Thé vert'],
    ['a word that is little in English', 'the', 'Thé vert'],
  ])('sees past %s: %s', (_what, query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  it('asks for the minimum of characters', () => {
    expect(find('t')).toEqual([]);
    expect(find(' t. ')).toEqual([]);
    expect(find('té')).not.toEqual([]);
  });

  it('accepts no typo when the threshold is 0', () => {
    expect(find('telefhone', 0)).toEqual([]);
    expect(find('téléphone', 0)).toEqual(['Téléphone']);
  });

  it('says when only some of the words were found', () => {
    const search = createSearch({
      items: names,
      fields: [{ textsOf: (name) => [name], penalty: 0 }],
      threshold: 0.15,
      minCharacters: 2,
    });
    const [hit] = search('téléphone violet');
    expect(hit).toMatchObject({ item: 'Téléphone', partial: true });
    expect(hit?.rank).toBeCloseTo(6 / 15, 5);
  });

  it.each([
    ['telephones', true],
    ['thé vert', true],
    ['téléphone 15', true],
    ['power bank', true],
    ['huile d’olive', true],
    ['télé', false],
    ['telefhone', false],
    ['huile', false],
    ['téléphone violet', false],
  ])('says whether « %s » spells what it finds: %s', (query, isSpelled) => {
    const search = createSearch({
      items: names,
      fields: [{ textsOf: (name) => name.split(', '), penalty: 0 }],
      threshold: 0.15,
      minCharacters: 2,
    });
    expect(search(query)[0]).toMatchObject({ isSpelled });
  });

  describe('of several words, the first of which says what the thing is', () => {
    const items = [
      ['Tapis', 'carpette'],
      ['Pouf en cuir', 'pouf marocain'],
      ['Robe'],
      ['Peluche'],
      ['Lampe marocaine'],
      ['Power bank'],
    ];
    const search = createSearch({
      items,
      fields: [{ textsOf: (texts) => texts, penalty: 0 }],
      threshold: 0.15,
      minCharacters: 2,
    });

    it.each([
      ['tapis marocain', ['Tapis', 'Pouf en cuir']],
      ['carpette marocaine', ['Tapis', 'Lampe marocaine']],
      ['deux tapis marocains', ['Tapis', 'Pouf en cuir']],
      ['power bank marocaine', ['Power bank', 'Lampe marocaine']],
      ['tapis en peluche', ['Peluche', 'Tapis']],
      ['tapis pour peluche', ['Tapis', 'Peluche']],
      ['robe extraordinairement longue', ['Robe']],
      ['pouf extraordinairement long', []],
      ['rob extraordinairement longue', []],
      ['robe extraordinaire 90 €, pouf extraordinaire 30 €', []],
    ])('finds by « %s » what it names, then what it only resembles', (query, names) => {
      expect(search(query).map(({ item }) => item[0])).toEqual(names);
    });

    it.each(['étui de peluche', 'poils de peluche', 'aimant de robe'])(
      'finds nothing by « %s », of which a complement alone is known',
      (query) => expect(search(query)).toEqual([]),
    );

    it.each(['dupe robe', 'achat de robe', 'une vieille robe', 'robe d’occasion', 'robe taille 38'])(
      'finds by « %s » what it is',
      (query) => expect(search(query)[0]?.item[0]).toBe('Robe'),
    );

    it('says that it is found by some of the words only', () => {
      expect(search('robe extraordinairement longue')[0]).toMatchObject({ partial: true, isSpelled: false });
      expect(search('robe 123456789')[0]?.isSpelled).not.toBe(true);
    });
  });

  it('ranks a match in the name before the same match elsewhere', () => {
    const items = [
      { name: 'Sirop', words: ['orange'] },
      { name: 'Orange', words: [] },
    ];
    const search = createSearch({
      items,
      fields: [
        { textsOf: ({ words }) => words, penalty: 0.1 },
        { textsOf: ({ name }) => [name], penalty: 0 },
      ],
      threshold: 0.15,
      minCharacters: 2,
    });
    expect(search('orange').map(({ item }) => item.name)).toEqual(['Orange', 'Sirop']);
  });
});
