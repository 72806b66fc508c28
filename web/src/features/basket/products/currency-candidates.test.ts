import type { CurrencyTable } from '@retour/core';
import table from '@retour/core/data/currencies.json';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './article-draft';
import { checkArticle } from './check-article';

const { currencies } = table as CurrencyTable;

function offered(text: string, likelyCurrencies: readonly string[], chosen = 'EUR'): readonly string[] {
  const draft = { ...emptyDraft(null, { currency: chosen }), name: 'Tapis', price: { text } };
  const checked = checkArticle(draft, null, currencies, { likelyCurrencies });
  return checked.kind === 'valid' ? [] : (checked.problems.otherCurrencies ?? []);
}

describe('a word of several currencies beside a price', () => {
  it.each([
    ['3 000 dh', 'MAD'],
    ['3000 dirhams', 'MAD'],
    ['3000 DHS', 'AED'],
    ['100 dinars', 'TND'],
    ['100 dinar', 'KWD'],
    ['80 livres', 'TRY'],
    ['80 livres', 'EGP'],
    ['80 £', 'EGP'],
    ['80 £', 'GBP'],
    ['400 couronnes', 'NOK'],
    ['400 kr', 'DKK'],
    ['500 pesos', 'COP'],
    ['90 roubles', 'BYN'],
    ['80 $', 'CAD'],
    ['80 dollars', 'TWD'],
    ['80 dollars canadiens', 'CAD'],
    ['80 $ US', 'USD'],
    ['9000 francs', 'XOF'],
    ['9000 f', 'XAF'],
    ['9000 cfa', 'XOF'],
    ['500 roupies', 'MUR'],
    ['500 Rs', 'LKR'],
    ['500 shillings', 'TZS'],
    ['300 ¥', 'CNY'],
    ['300 won', 'KRW'],
  ])('« %s » is that of the country: %s', (text, country) => {
    expect(offered(text, [country])).toEqual([country]);
    expect(offered(text, ['EUR', country])).toEqual([country]);
  });

  it('is first that of the country where the article was bought, then that of the trip', () => {
    expect(offered('3000 dh', ['AED', 'MAD'])).toEqual(['AED']);
    expect(offered('3000 dh', ['USD', 'MAD'])).toEqual(['MAD']);
  });

  it.each([
    ['3 000 dh', ['MAD', 'AED']],
    ['3000 dirhams', ['MAD', 'AED']],
    ['300 ¥', ['JPY', 'CNY']],
    ['90 roubles', ['RUB', 'BYN']],
    ['400 kr', ['SEK', 'NOK', 'DKK', 'ISK']],
    ['80e', ['EUR', 'SZL'], 'USD'],
    ['300 wons', ['KRW', 'KPW']],
  ])(
    '« %s » offers all of them, the most likely first, where no country says',
    (text, all, chosen = 'EUR') => {
      expect(offered(text, ['USD'], chosen)).toEqual(all);
      expect(offered(text, [], chosen)).toEqual(all);
    },
  );

  it.each([
    ['100 dinars', ['TND', 'DZD'], 8],
    ['80 livres', ['GBP', 'TRY', 'EGP', 'LBP'], 10],
    ['80 $', ['USD', 'CAD', 'AUD'], 30],
    ['9000 francs', ['CHF', 'XOF', 'XAF'], 10],
    ['500 pesos', ['MXN', 'DOP'], 8],
  ])('« %s » offers every one of many', (text, first, atLeast) => {
    const all = offered(text, ['EUR']);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('is a dollar too where « $ » is that of a peso', () => {
    expect(offered('500 $', ['MXN'])).toEqual(['MXN', 'USD']);
  });

  it.each([
    ['80 $', 'CAD'],
    ['80 dollars', 'CAD'],
    ['80 dollars canadiens', 'CAD'],
    ['500 $', 'MXN'],
    ['80 R$', 'BRL'],
    ['3000 dirhams marocains', 'MAD'],
    ['3000 Dh', 'AED'],
    ['80 livres égyptiennes', 'EGP'],
    ['80 livres egyptiennes', 'EGP'],
    ['400 couronnes suedoises', 'SEK'],
    ['80 nouveaux dollars de Taïwan', 'TWD'],
  ])('asks nothing of « %s » where the chosen one bears it: %s', (text, chosen) => {
    const draft = { ...emptyDraft(null, { currency: chosen }), name: 'Tapis', price: { text } };
    expect(checkArticle(draft, null, currencies)).toMatchObject({ kind: 'valid' });
  });

  it('is no measure, but where the country says so', () => {
    expect(offered('100 g', ['MAD'])).toEqual([]);
    expect(offered('100 g', ['HTG'])).toEqual(['HTG']);
  });

  it.each(['3000', '', 'abc', '80 euros', '12 nouveau'])('offers nothing beside « %s »', (text) =>
    expect(offered(text, ['MAD'])).toEqual([]),
  );
});
