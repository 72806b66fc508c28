import { describe, expect, it } from 'vitest';
import names from '../../data/country-names.json' with { type: 'json' };
import type { Assessment } from '../assessment/assessment';
import { assessed, catalogue, type SpokenGood, situation } from '../assessment/testing/situation';
import { typeset } from '../french/typeset';
import { indexCatalogue } from '../goods/index-catalogue';
import type { RestrictedGoodId } from '../goods/restricted-good-id';
import { lawOn } from '../regulation/law';
import { regimeOf } from '../regulation/regime';
import { restrictionOf } from './held-restrictions';

const law = lawOn('2026-11-28');
const from = (country: string, good: SpokenGood): Assessment => assessed(situation([good], { country }));
const severities = ({ warnings }: Assessment): readonly string[] => warnings.map(({ severity }) => severity);
const messages = ({ warnings }: Assessment): string => warnings.map(({ message }) => message).join(' ');

/** « Îles Canaries » or « Livigno (Italie) » as it stands in a sentence. */
const inSentence = (name: string): string => name.replace(/^Îles /u, 'îles ').replace(/ \(.+\)$/u, '');

describe('what the law says of goods that some countries may send', () => {
  it.each(['meat', 'dairy', 'pet-food', 'plants', 'soil-and-potatoes'] as const)(
    'names every country whose goods escape the rule: %s',
    (id) => {
      const { exemptCountries, limitedCountries, law: words } = law.restrictions[id];
      expect(exemptCountries.length).toBeGreaterThan(0);
      for (const code of [...exemptCountries, ...limitedCountries]) {
        expect(words).toContain(inSentence((names as Readonly<Record<string, string>>)[code] ?? code));
      }
    },
  );
});

describe('a listed article that is regulated in some cases alone', () => {
  it.each([
    ['sac-a-main-cuir', 'permis CITES'],
    ['fourrure', 'permis CITES'],
  ] as const)('is said to be in these cases, and is no regulated article: %s', (id, words) => {
    const answer = from('US', { id, originalValue: 200 });
    expect(severities(answer)).toEqual(['information']);
    expect(messages(answer)).toContain(words);
    expect(answer.lines[0]?.restriction).toBeNull();
  });

  it.each(['tableau-ancien', 'meuble-ancien', 'antiquite', 'antiquite-250-ans', 'objet-archeologique'])(
    'stays regulated where its age is what it is: %s',
    (id) => {
      expect(severities(from('TR', { id, originalValue: 20 }))).toContain('regulated');
    },
  );
});

it('tells snus, which is off sale, from the tobacco that shares its row', () => {
  const answer = from('TR', { id: 'tabac-a-priser-a-macher', originalValue: 15, amount: 50 });
  expect(severities(answer)).toEqual(['regulated']);
  expect(messages(answer)).toContain('sauf en Suède');
  expect(messages(answer)).toContain(typeset('Tabac à priser ou à mâcher : vente permise'));
});

it('says nowhere of that row that all of it is off sale, since the rest of it is sold', () => {
  for (const country of ['SE', 'TR']) {
    const regime = regimeOf({ country, meanOfTransport: 'plane', border: false });
    const { good } = restrictionOf('sale-ban' satisfies RestrictedGoodId, { country, regime, law }) ?? {};
    const said = messages(from(country, { id: 'tabac-a-priser-a-macher', originalValue: 15, amount: 50 }));
    expect(good?.name).toMatch(/interdite ou limitée$/u);
    expect(`${good?.law} ${said}`).not.toContain('cet article');
    expect(said).toContain(
      typeset('Snus, tabac à sucer : vente interdite dans l’Union européenne, sauf en Suède'),
    );
  }
});

describe('a listed article of which nothing is asked', () => {
  it.each([
    ['ouzo-raki-arak', { amount: 0.7 }],
    ['tableau', {}],
    ['gravure-estampe', {}],
    ['sculpture-originale', {}],
    ['ananas', {}],
  ] as const)('bears no notice: %s', (id, amount) => {
    for (const country of ['GR', 'SE', 'TR']) {
      expect(from(country, { id, originalValue: 15, ...amount }).warnings).toEqual([]);
    }
    expect(indexCatalogue(catalogue).get(id)).toMatchObject({ restriction: null, restrictedGood: null });
  });
});

it('says of narcotics on a box of medicine what the rule about them says', () => {
  const said = messages(from('US', { id: 'medicament', originalValue: 20 }));
  expect(said).toContain(typeset('certificat médical'));
  expect(said).not.toContain('interdit');
});

describe('a vehicle to register', () => {
  const vehicle = (country: string): string => {
    const regime = regimeOf({ country, meanOfTransport: 'car', border: false });
    const { good } = restrictionOf('vehicle' satisfies RestrictedGoodId, { country, regime, law }) ?? {};
    return `${good?.law} ${good?.advice} ${good?.declaredAdvice}`;
  };

  it('is always declared from outside the Union, to the customs office', () => {
    expect(vehicle('CH')).toMatch(/se déclare toujours, quel que soit son prix/u);
    expect(vehicle('CH')).toMatch(/bureau de douane/u);
  });

  it.each(['DE', 'XI'])('asks for its tax certificate from %s, and for the VAT when it is new', (country) => {
    expect(vehicle(country)).not.toMatch(/se déclare|bureau de douane/u);
    expect(vehicle(country)).toMatch(/quitus fiscal/u);
    expect(vehicle(country)).toMatch(/neuve .* TVA/u);
  });

  it('says so beside a listed one', () => {
    const said = messages(from('DE', { id: 'voiture', originalValue: 9_000 }));
    expect(said).toContain('quitus fiscal');
    expect(said).not.toContain(typeset('se déclare toujours'));
  });
});
