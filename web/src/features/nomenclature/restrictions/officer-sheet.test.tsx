import {
  countryRegime,
  indexCatalogue,
  lawOn,
  type ProductCatalogue,
  productSheet,
  type RestrictedGood,
  regulationInForce,
  restrictedGoodOf,
  restrictedGoods,
  restrictionSeverity,
  typeset,
} from '@retour/core';
import products from '@retour/core/data/products.json';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RestrictionNotices, SheetRestriction } from '../sheet/restriction-notices';
import { commonRule } from '../sheet/sheet-without-country';

const day = '2026-11-21';
const catalogue = products as ProductCatalogue;
const regulation = regulationInForce(day, catalogue);
const law = lawOn(day);
const goods = restrictedGoods
  .map(({ id }) => restrictedGoodOf(id, law))
  .filter((good): good is RestrictedGood => good !== undefined);

/** What speaks to somebody who carries goods; what an officer is told to do has words of its own, taken off before. */
const toTraveller =
  /\b(?:vous|votre|vos)\b|à un agent|N’en rapportez|Gardez|Présentez|Montrez|Remettez|Déclarez|Demandez|Rapportez|Vérifiez|Préparez|Lisez|Passez/iu;

const ofCash = 'Si la somme est à déclarer, vérifiez que la déclaration d’argent liquide a été faite. ';
const acts = new RegExp(
  `Ce que vous faites(${ofCash})?(Faites (remettre|présenter) l’article|Contrôlez (la quantité|l’article))`,
);

afterEach(cleanup);

const plain = (text: string): string => text.replace(/\u2060/g, '').replace(/[\u00A0\u202F]/g, ' ');
const shown = (element: HTMLElement): string => plain(element.textContent ?? '');
const withoutAct = (text: string): string =>
  text.replace(/Ce que vous faites[^.]*\./g, '').replace(/si vous avez un doute\./g, '');

it.each(goods.map((good) => [good.id, good] as const))(
  'the sheet of « %s » says the rule and the act of an officer, nothing to the traveller',
  (_, good) => {
    for (const country of ['US', 'ES', 'CH', 'FO']) {
      const severity = restrictionSeverity(good, { country, regime: countryRegime(country) });
      const { container } = render(<SheetRestriction sheet={{ good, severity }} country={country} />);
      const text = shown(container);
      expect(withoutAct(text)).not.toMatch(toTraveller);
      if (severity !== null) {
        expect(text).toContain(plain(typeset(good.law)));
        expect(text).toMatch(acts);
      }
      cleanup();
    }
    for (const { value } of commonRule(good)) expect(plain(value)).not.toMatch(toTraveller);
  },
);

it.each([
  ['DE', false],
  ['MC', false],
  ['US', true],
  ['IC', true],
])('a vehicle from %s is left to an officer: %s', (country, isLeft) => {
  const product = indexCatalogue(catalogue).get('voiture');
  if (regulation === null || product === undefined) throw new Error(country);
  const sheet = productSheet(product, country, regulation);
  const { container } = render(
    <RestrictionNotices product={product} sheet={sheet} country={country} isOffered />,
  );
  expect(shown(container).includes('Le service ne calcule pas ce produit')).toBe(isLeft);
  expect(shown(container).includes('Faites faire pour lui une déclaration en douane.')).toBe(isLeft);
  expect(shown(container).includes('quitus fiscal')).toBe(!isLeft);
});

it('nor does the sheet of any product, which keeps what its own words state', () => {
  if (regulation === null) throw new Error(day);
  const stated = new Map<string, string>();
  for (const product of indexCatalogue(catalogue).values()) {
    if (product.restriction === null && product.notManagedReason === null) continue;
    const sheet = productSheet(product, 'US', regulation);
    const { container } = render(
      <RestrictionNotices product={product} sheet={sheet} country="US" isOffered />,
    );
    const text = shown(container);
    expect([product.id, withoutAct(text)]).toEqual([product.id, expect.not.stringMatching(toTraveller)]);
    stated.set(product.id, text);
    cleanup();
  }
  expect(stated.size).toBeGreaterThan(75);
  expect(stated.get('velo')).toContain('un droit antidumping de 48,5 % peut s’ajouter.');
  expect(stated.get('cactus-orchidee')).toContain('Orchidées et cactus : permis CITES.');
});
