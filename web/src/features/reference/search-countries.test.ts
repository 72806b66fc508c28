import { additionalCountries, countryCodes, excludedCountries, territories } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { countriesOfPurchase, everyCountry } from './country';
import { countryName } from './country-name';
import { searchCountries } from './search-countries';

describe('countries', () => {
  it('are those that the core knows', () => {
    expect(everyCountry.map(({ code }) => code).toSorted()).toEqual([...countryCodes].toSorted());
  });

  it('carry their three ISO codes, territories apart', () => {
    for (const { code, alpha3, numeric } of everyCountry) {
      if (code in additionalCountries) continue;
      expect(alpha3, code).toMatch(/^[A-Z]{3}$/);
      expect(numeric, code).toMatch(/^\d{3}$/);
    }
  });

  it('have each a French name of their own', () => {
    expect(everyCountry.filter(({ code, name }) => name === code)).toEqual([]);
    expect(new Set(everyCountry.map(({ name }) => name)).size).toBe(everyCountry.length);
  });

  it('leave out France and its overseas territories as places of purchase', () => {
    const codes = countriesOfPurchase.map(({ code }) => code);
    expect(codes.filter((code) => excludedCountries.has(code))).toEqual([]);
    for (const { country } of territories) expect(codes).toContain(country);
  });

  it('are sorted as French people sort names', () => {
    const names = countriesOfPurchase.map(({ name }) => name);
    expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Espagne'));
    expect(names.indexOf('Îles Canaries')).toBeLessThan(names.indexOf('Inde'));
    expect(names[0]).toBe('Afghanistan');
  });

  it('are named by their code', () => {
    expect(countryName('CH')).toBe('Suisse');
    expect(countryName('ZZ')).toBe('ZZ');
  });
});

describe('country search', () => {
  it.each([
    ['suisse', 'CH'],
    ['Suise', 'CH'],
    ['CH', 'CH'],
    ['Helvétie', 'CH'],
    ['helvetie', 'CH'],
    ['Schweiz', 'CH'],
    ['Genève', 'CH'],
    ['geneve', 'CH'],
    ['usa', 'US'],
    ['US', 'US'],
    ['U.S.A.', 'US'],
    ['etats unis', 'US'],
    ['États-Unis', 'US'],
    ['état uni', 'US'],
    ['amerique', 'US'],
    ['new york', 'US'],
    ['newyork', 'US'],
    ['united states', 'US'],
    ['uk', 'GB'],
    ['GB', 'GB'],
    ['angleterre', 'GB'],
    ['england', 'GB'],
    ['ecosse', 'GB'],
    ['londres', 'GB'],
    ['royaume uni', 'GB'],
    ['grande bretagne', 'GB'],
    ['allemagne', 'DE'],
    ['alemagne', 'DE'],
    ['deutschland', 'DE'],
    ['germany', 'DE'],
    ['berlin', 'DE'],
    ['dubai', 'AE'],
    ['émirats', 'AE'],
    ['corée', 'KR'],
    ['seoul', 'KR'],
    ['tchequie', 'CZ'],
    ['république tchèque', 'CZ'],
    ['turquie', 'TR'],
    ['istanbul', 'TR'],
    ['canaries', 'IC'],
    ['tenerife', 'IC'],
    ['japon', 'JP'],
    ['tokyo', 'JP'],
    ['maroc', 'MA'],
    ['marrakech', 'MA'],
    ['andorre', 'AD'],
    ['pas de la case', 'AD'],
    ['hollande', 'NL'],
    ['bali', 'ID'],
    ['cote d ivoire', 'CI'],
    ['maurice', 'MU'],
    ['ile maurice', 'MU'],
    ['hong kong', 'HK'],
    ['hongkong', 'HK'],
    ['vietnam', 'VN'],
    ['viet nam', 'VN'],
    ['belfast', 'XI'],
    ['chypre', 'CY'],
    ['chypre du nord', 'XN'],
    ['larnaca', 'CY'],
    ['ercan', 'XN'],
    ['livigno', 'XV'],
    ['busingen', 'XB'],
    ['helgoland', 'XH'],
    ['italie', 'IT'],
    ['jersey', 'JE'],
    ['congo', 'CG'],
    ['rdc', 'CD'],
    ['guinée', 'GN'],
    ['birmanie', 'MM'],
    ['nouvelle zelande', 'NZ'],
    ['quebec', 'CA'],
    ['algerie', 'DZ'],
    ['thailande', 'TH'],
    ['chine', 'CN'],
  ])('finds « %s » first', (query, code) => {
    expect(searchCountries(query)[0]?.item.code).toBe(code);
  });

  it.each(countriesOfPurchase.filter(({ name }) => !name.startsWith('Île')))(
    'offers $name from its first four letters on',
    ({ code, name }) => {
      for (let length = 4; length <= name.length; length++) {
        const codes = searchCountries(name.slice(0, length)).map(({ item }) => item.code);
        expect(codes.slice(0, 12), name.slice(0, length)).toContain(code);
      }
    },
  );

  it.each([
    ['Cana', 'CA'],
    ['Chi', 'CN'],
    ['Hong', 'HU'],
    ['Port', 'PT'],
    ['Niger', 'NG'],
  ])('offers among the first eight of « %s » %s', (typed, code) => {
    expect(
      searchCountries(typed)
        .slice(0, 8)
        .map(({ item }) => item.code),
    ).toContain(code);
  });

  it.each(['France', 'Martinique', 'Guadeloupe', 'x'])('offers nothing complete for « %s »', (query) => {
    expect(searchCountries(query).filter(({ item }) => excludedCountries.has(item.code))).toEqual([]);
  });

  it.each([
    ['al', 'AL', ['DZ', 'DE']],
    ['ch', 'CH', ['CN', 'CY', 'CL']],
    ['ma', 'MA', ['ML', 'MT', 'MV']],
    ['can', 'CA', ['IC']],
  ])('offers after the country whose code is « %s » those whose name begins so', (query, code, others) => {
    const codes = searchCountries(query).map(({ item }) => item.code);
    expect(codes[0]).toBe(code);
    expect(codes.slice(0, 8)).toEqual(expect.arrayContaining(others));
  });

  it.each(['Paris', 'Nice', 'chez moi'])('read « %s » as no code with a wrong letter', (typed) => {
    const names = searchCountries(typed).map(({ item }) => item.name);
    for (const name of ['Porto Rico', 'Nicaragua', 'Suisse']) expect(names).not.toContain(name);
  });

  it.each([
    ['PRI', 'Porto Rico'],
    ['che', 'Suisse'],
    ['NI', 'Nicaragua'],
  ])('are found by their code, « %s »', (typed, name) => {
    expect(searchCountries(typed).map(({ item }) => item.name)).toContain(name);
  });
});
