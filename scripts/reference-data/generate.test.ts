import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import countries from '../../core/data/countries.json';
import languages from '../../core/data/country-languages.json';
import presentation from '../../core/data/presentation.json';
import restrictedWords from '../../core/data/restricted-words.json';
import type { Product, ProductCatalogue } from '../../core/src/goods/product';
import type { CurrencyTable } from '../../core/src/regulation/currency';
import { lawOn } from '../../core/src/regulation/law';
import { regimeOf } from '../../core/src/regulation/regime';
import { restrictedGoodOf, restrictionSeverity } from '../../core/src/regulation/restriction-severity';
import { excludedCountries } from '../../core/src/traveller/country-codes';
import { dataFolder, readTables } from './files';
import { generate, generatedFiles } from './generate';
import type { Presentation } from './presentation';

const tables = readTables(dataFolder);
const generated = generate(tables, presentation, restrictedWords);

function flatten(products: readonly Product[]): readonly Product[] {
  return products.flatMap((product) => [product, ...flatten(product.subProducts)]);
}

const catalogue: ProductCatalogue = JSON.parse(generated['products.json']);
const products = flatten(catalogue.products);

describe('generated reference data', () => {
  it.each(generatedFiles)(
    '%s is what the import writes (npx tsx scripts/import-reference-data.ts)',
    (name) => {
      expect(readFileSync(join(dataFolder, name), 'utf8') === generated[name]).toBe(true);
    },
  );

  it('keeps every row of the nomenclature, once', () => {
    const rows = tables['nomenclature.csv']
      .split('\n')
      .slice(1)
      .filter((line) => line !== '');
    const groups = products.filter(({ question }) => question !== null);
    expect(products).toHaveLength(rows.length + groups.length);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('gives a tariff to every product that can be bought and to no other', () => {
    for (const product of products) {
      expect(product.tariff !== null, product.id).toBe(product.kind !== 'category');
      expect(product.subProducts.length > 0, product.id).toBe(product.kind === 'category');
    }
  });

  it('asks a question where a group is a choice', () => {
    for (const product of products) {
      const isChoice = product.productDisplayTypes.some((type) => type === 'radio' || type === 'radio-card');
      expect(product.question !== null, product.id).toBe(isChoice);
      if (isChoice) expect(product.subProducts.length, product.id).toBeGreaterThan(1);
    }
  });

  it('says why the products that it does not compute are left out', () => {
    for (const { id, productDisplayTypes, notManagedReason } of products) {
      expect(notManagedReason !== null, id).toBe(productDisplayTypes.includes('not-managed'));
    }
  });

  it('carries the thirteen category keys of the specification, and no other', () => {
    const found = new Set(products.map(({ categoryKey }) => categoryKey).filter((key) => key !== null));
    expect([...found].toSorted()).toEqual(
      'alcoholCategory alcoholIntermediate beer cigar cigarette cigarillos softAlcohol sparklingWine spiritDrink strongAlcohol tobacco tobaccoCategory wine'.split(
        ' ',
      ),
    );
  });

  it('puts every drink and every tobacco under the category of its key', () => {
    const tobacco = new Set(['cigarette', 'cigarillos', 'cigar', 'tobacco']);
    const under = (key: string): readonly string[] =>
      flatten(products.filter(({ categoryKey }) => categoryKey === key))
        .filter(({ amountProduct }) => amountProduct !== null)
        .map(({ id }) => id)
        .toSorted();
    const counted = products.filter(({ amountProduct }) => amountProduct !== null);
    const idsOf = (isTobacco: boolean): readonly string[] =>
      counted
        .filter(({ amountProduct }) => tobacco.has(amountProduct ?? '') === isTobacco)
        .map(({ id }) => id)
        .toSorted();
    expect(under('tobaccoCategory')).toEqual(idsOf(true));
    expect(under('alcoholCategory')).toEqual(idsOf(false));
    expect([...under('strongAlcohol'), ...under('softAlcohol')].toSorted()).toEqual(idsOf(false));
  });

  it('offers what a rule forbids from everywhere that the rule admits, and from nowhere else', () => {
    const law = lawOn('2026-11-21');
    const admits = (id: string, country: string): boolean => {
      const regime = regimeOf({ country, meanOfTransport: 'other', border: false });
      const good = restrictedGoodOf(id, law);
      return good !== undefined && restrictionSeverity(good, { country, regime }) !== 'forbidden';
    };
    const limited = products.filter(({ restrictedGood, countries: listed }) => {
      return restrictedGood !== null && restrictedGood !== 'sale-ban' && listed.length > 0;
    });
    expect(limited.length).toBeGreaterThan(0);
    const purchases = countries.map(({ code }) => code).filter((code) => !excludedCountries.has(code));
    for (const { id, countries: listed, restrictedGood } of limited) {
      const admitted = purchases.filter((country) => admits(restrictedGood ?? '', country));
      expect(listed.toSorted(), id).toEqual(admitted.toSorted());
    }
  });

  it('writes names and restrictions in plain typography', () => {
    for (const { id, name, restriction, question } of products) {
      for (const text of [name, restriction, question]) {
        if (text === null) continue;
        expect(text, id).not.toMatch(/['"°\u00a0\u202f]| {2}|^\s|\s$/);
      }
      expect(restriction ?? 'Oui.', id).toMatch(/^\p{Lu}.*[.…)]$/u);
    }
  });

  it('leaves it to the rule of restricted goods to say which countries they may come from', () => {
    for (const { id, restriction } of products) {
      expect(restriction ?? '', id).not.toMatch(/Andorre|Suisse|Liechtenstein|Groenland/u);
    }
  });

  it('never shows the same name twice', () => {
    const names = products.filter(({ kind }) => kind !== 'category').map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('languages', () => {
  const names = new Intl.DisplayNames('fr', { type: 'language', fallback: 'none' });

  it('are known of every country, by their two letters', () => {
    expect(Object.keys(languages)).toEqual(countries.map(({ code }) => code).toSorted());
    for (const [country, codes] of Object.entries(languages)) {
      for (const code of codes) {
        expect(code, country).toMatch(/^[a-z]{2}$/);
        expect(names.of(code), `${country} ${code}`).toBeDefined();
      }
    }
    expect(Object.entries(languages).filter(([, codes]) => codes.length === 0)).toEqual([['AQ', []]]);
  });
});

describe('currencies', () => {
  const table: CurrencyTable = JSON.parse(generated['currencies.json']);

  it('hold for the month of their date, the euro being the unit', () => {
    expect(table).toMatchObject({ edition: '2026-10', validFrom: '2026-10-01', validTo: '2026-10-31' });
    expect(table.currencies.find(({ id }) => id === 'EUR')?.rate).toBe(1);
  });

  it('mark the rates to be confirmed', () => {
    const doubtful = table.currencies.filter(({ rateToConfirm }) => rateToConfirm).map(({ id }) => id);
    expect(doubtful).toContain('LBP');
    expect(doubtful).not.toContain('USD');
  });

  it('know the currency of every country where somebody lives', () => {
    const served = new Set(table.currencies.flatMap((currency) => currency.countries));
    expect(countries.map(({ code }) => code).filter((code) => !served.has(code))).toEqual(['AQ']);
  });
});

describe('what the import refuses', () => {
  const nomenclature = tables['nomenclature.csv'];
  const currencies = tables['currencies.csv'];
  const preferences = tables['preferences.csv'];

  it.each([
    [
      'a product without a tariff',
      nomenclature.replace(',24022090,57.6,', ',24022090,,'),
      /cigarettes : duty_rate_percent/,
    ],
    ['a repeated product', `${nomenclature}tabac,,category,Tabac,,,,,,,,,,,,,,\n`, /tabac figure deux fois/],
    [
      'an unknown parent',
      `${nomenclature}x,nulle-part,category,X,,,,,,,,,,,,,,\n`,
      /le parent nulle-part n’existe pas/,
    ],
    ['an unknown kind', `${nomenclature}x,,thing,X,,,,,,,,,,,,,,\n`, /kind = « thing » est inconnu/],
    ['an empty category', `${nomenclature}x,,category,X,,,,,,,,,,,,,,\n`, /x : la catégorie est vide/],
    [
      'a missing column',
      nomenclature.replace('vat_rate_percent', 'vat'),
      /colonnes absentes : vat_rate_percent/,
    ],
  ])('%s', (_what, text, message) => {
    expect(() => generate({ ...tables, 'nomenclature.csv': text }, presentation, restrictedWords)).toThrow(
      message,
    );
  });

  it.each([
    ['a rate that is no number', currencies.replace(',1.1225,', ',1e3,'), /USD : rate_per_eur = « 1e3 »/],
    ['a repeated currency', `${currencies}USD,dollar,$,2,US,1,2026-10-02,x\n`, /USD figure deux fois/],
    ['a missing euro', currencies.replace('\nEUR,', '\nXXX,'), /EUR doit figurer/],
  ])('%s', (_what, text, message) => {
    expect(() => generate({ ...tables, 'currencies.csv': text }, presentation, restrictedWords)).toThrow(
      message,
    );
  });

  it('an unknown preference', () => {
    const text = preferences.replace(',yes,', ',maybe,');
    expect(() => generate({ ...tables, 'preferences.csv': text }, presentation, restrictedWords)).toThrow(
      /« maybe » est inconnu/,
    );
  });

  it.each<[string, Partial<Presentation>, RegExp]>([
    [
      'a name for an unknown product',
      { names: { licorne: 'Licorne' } },
      /licorne n’est pas dans la nomenclature/,
    ],
    [
      'a category key that the specification does not have',
      { categoryKeys: { tabac: 'smoke' } },
      /tabac : categoryKey « smoke » est inconnu/,
    ],
    ['a restriction left as it was delivered', { restrictions: [] }, /la restriction de .* reste à écrire/],
    [
      'more countries for a product that is offered from all',
      { alsoFrom: [{ countries: ['AX'], products: ['cigarettes'] }] },
      /cigarettes est déjà proposé de partout/,
    ],
    [
      'a word left out of a product that has not got it',
      { leftOut: { piles: ['licorne'] } },
      /piles : « licorne » n’est pas dans la nomenclature/,
    ],
    [
      'a group that takes the id of a row',
      { groups: presentation.groups.map((group) => ({ ...group, id: 'tabac' })) },
      /l’identifiant tabac est déjà pris/,
    ],
  ])('%s', (_what, change, message) => {
    expect(() => generate(tables, { ...presentation, ...change }, restrictedWords)).toThrow(message);
  });
});
