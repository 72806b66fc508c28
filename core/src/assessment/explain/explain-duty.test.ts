import { describe, expect, it } from 'vitest';
import { isLineMinimum } from '../../answer/format-owed';
import { assessed, type SpokenGood, situation } from '../testing/situation';

const words = (text: string): string => text.replace(/\s/gu, ' ');

/** All that is said of the duty of the first article. */
function dutyWords(goods: readonly SpokenGood[], traveller = {}): string {
  const [line] = assessed(situation(goods, traveller)).lines;
  const said = line?.explanation.filter(({ code }) => /^(?:duty|custom|to-assess)/u.test(code)) ?? [];
  return words(said.map(({ text }) => text).join(' '));
}

const dress: SpokenGood = { id: 'robe-coton', originalValue: 500 };
const jam: SpokenGood = { id: 'confiture', originalValue: 500 };
const salt: SpokenGood = { id: 'sel', originalValue: 500 };
const unlisted: SpokenGood = { customName: 'Lampe de bureau', originalValue: 500 };

describe('the flat rate', () => {
  it('is said to give the lowest total that is known where both modes were computed', () => {
    expect(dutyWords([dress])).toContain('il donne le total connu le plus bas');
  });

  it('is so too beside an article of unknown rate that the allowance holds', () => {
    expect(dutyWords([dress, { ...jam, originalValue: 100 }])).toContain('connu le plus bas');
  });

  it.each([
    ['salt, whose duty is by weight', [salt], 'dépend d’un poids, d’une surface ou d’une composition'],
    ['jam, whose duty is by weight too', [jam], 'dépend d’un poids, d’une surface ou d’une composition'],
    [
      'a dress beside an article that is not in the list',
      // The telephone takes the allowance.
      [
        { ...dress, originalValue: 440 },
        { ...unlisted, originalValue: 240 },
        { id: 'smartphone', originalValue: 430 },
      ],
      'le taux normal d’un article hors liste ou à préciser est inconnu',
    ],
  ])('is not said to cost less when it is the only one that is known: %s', (_, goods, why) => {
    const said = goods.map((_good, index) => dutyWords([...goods.slice(index), ...goods.slice(0, index)]));
    const flat = said.filter((text) => text.includes('Droit forfaitaire'));
    expect(flat).not.toEqual([]);
    for (const text of flat) {
      expect(text).toContain(why);
      expect(text).not.toContain('plus bas');
    }
  });
});

describe('the normal rates', () => {
  const figuresOf = (goods: readonly SpokenGood[]) =>
    assessed(situation(goods)).lines[0]?.explanation.find(({ code }) => code === 'duty-normal')?.figures;

  it('come with what the flat rate is closed by, and with nothing where it would cost no less', () => {
    expect(
      figuresOf([
        { ...dress, originalValue: 900 },
        { ...dress, originalValue: 300 },
      ]),
    ).toMatchObject({
      dutiableValue: 900,
    });
    const watch = { id: 'montre-automatique', originalValue: 500 };
    expect(figuresOf([watch])).toMatchObject({ customDuty: 0.8 });
    expect(figuresOf([watch])).not.toHaveProperty('dutiableValue');
  });

  it('say nothing of it for tobacco, which never takes it', () => {
    const cigarettes = { id: 'cigarettes', originalValue: 90, amount: 400 };
    expect(figuresOf([cigarettes])).not.toHaveProperty('dutiableValue');
    expect(figuresOf([cigarettes])).toMatchObject({ chapterWithoutFlatRate: 24 });
    expect(figuresOf([{ id: 'montre-automatique', originalValue: 500 }])).not.toHaveProperty(
      'chapterWithoutFlatRate',
    );
  });
});

describe('a duty that cannot be computed whole', () => {
  const beside = (id: string) => dutyWords([{ id, originalValue: 900 }]);

  it('is a minimum where what is missing is added to it', () => {
    expect(beside('biscuits')).toContain('cette part n’est pas comptée, le montant est un minimum');
  });

  it('can only be lower where what is missing is a cap', () => {
    const said = beside('tapis-noue-laine');
    expect(said).toContain('8 % de 900,00 €, soit 72,00 €');
    expect(said).toContain(
      'plafonné selon la surface de l’article, qui n’est pas connue : il peut être plus bas',
    );
    expect(said).toContain('ce montant est un maximum');
    expect(said).not.toMatch(/minimum|aussi du poids/u);
  });

  it('is no part of an amount that may rise, where what is missing is a cap', () => {
    const rug = { id: 'tapis-noue-laine', originalValue: 900 };
    const answer = assessed(situation([rug]));
    expect(answer).toMatchObject({ mode: 'normal', total: 266_40, totalIsMinimum: false });
    expect(answer.lines.map(isLineMinimum)).toEqual([false]);
    expect(assessed(situation([{ ...rug, id: 'biscuits' }])).totalIsMinimum).toBe(true);
  });

  it('keeps the flat rate from being said the cheaper one, where what is missing is a cap', () => {
    expect(dutyWords([{ id: 'tapis-noue-laine', originalValue: 500 }])).toContain(
      'dépend d’un poids, d’une surface ou d’une composition',
    );
  });
});

describe('an article of which nobody said which of the list it is', () => {
  const unsaid = (customName: string, originalValue = 600) => dutyWords([{ customName, originalValue }]);

  it('is not said to be missing in the list', () => {
    expect(unsaid('Montre')).toContain('Notre liste compte plusieurs articles de ce nom');
    const beside = dutyWords([
      { ...dress, originalValue: 440 },
      { customName: 'Montre', originalValue: 240 },
      { id: 'smartphone', originalValue: 430 },
    ]);
    expect(beside).toContain('le taux normal d’un article hors liste ou à préciser est inconnu');
  });

  it.each([
    ['Montre', 'each has a duty of less than a euro', true],
    ['Chapeau', 'one is free', true],
    ['Café', 'one is free, and the VAT of all is lower', true],
    ['Robe', 'none owes less than the flat rate', false],
    ['Chocolat', 'the VAT of one is lower, whatever its own duty', true],
  ])('may owe less once that is said, where one of them does: %s, %s', (name, _, isLess) => {
    expect(unsaid(name).includes('Une fois précisé, il peut coûter moins.')).toBe(isLess);
  });

  it.each([
    ['Montre', 'the flat rate, that spares more on the dress, stays that of the watch', false],
    ['Chapeau', 'one is free at any rate', true],
    ['Café', 'one is free, and the VAT of all is lower', true],
  ])(
    'may owe less beside another that is taxed where it does at the rates of all: %s, %s',
    (name, _, isLess) => {
      const beside = dutyWords([
        { customName: name, originalValue: 240 },
        { ...dress, originalValue: 440 },
        { id: 'smartphone', originalValue: 430 },
      ]);
      expect(beside.includes('Une fois précisé, il peut coûter moins.')).toBe(isLess);
    },
  );
});

describe('an article that is not in the list', () => {
  it('is estimated at the flat rate, from most countries', () => {
    expect(dutyWords([unlisted])).toContain('droit forfaitaire des voyageurs : 2,5 %');
  });

  it.each([
    ['AD', 'forme, sauf pour les produits agricoles, une union douanière'],
    ['IC', 'dans le territoire douanier de l’Union européenne, mais pas dans son territoire fiscal'],
    ['AX', 'dans le territoire douanier de l’Union européenne, mais pas dans son territoire fiscal'],
    ['SM', 'ce territoire forme une union douanière'],
  ])('owes no duty from a territory of a customs union, and no rate is said of one: %s', (country, why) => {
    // Under fifteen, the allowance of Andorra is below 500 € too.
    const estimated = dutyWords([unlisted], { country, age: 12 });
    expect(estimated).toContain('à la TVA de 20 %, sans droit de douane');
    expect(estimated).toContain(why);
    const left = dutyWords([{ ...unlisted, originalValue: 950 }], { country });
    expect(left).toContain('Le montant est à évaluer par un agent');
    expect(`${estimated} ${left}`).not.toContain('forfaitaire');
    expect(assessed(situation([unlisted], { country, age: 12 })).mode).toBeNull();
  });
});
