import { describe, expect, it } from 'vitest';
import { indexCatalogue } from '../goods/index-catalogue';
import { regulationInForce } from '../regulation/regulation';
import { noSpecificDuty } from '../regulation/specific-duty';
import type { DutyPlan, DutyTerms } from './duty-plan';
import { taxQuantities } from './quantity-taxes';
import { quantityGood } from './testing/resolved-goods';
import { catalogue } from './testing/situation';

const terms = (percent: number, assessed: DutyTerms['assessed'] = 'wholly'): DutyTerms => {
  return { percent, rate: percent * 10_000, specific: noSpecificDuty, assessed };
};
const plan = (more: Partial<DutyPlan> = {}): DutyPlan => {
  return { ground: 'tariff', dutiable: true, normal: terms(10), flat: terms(2.5), ...more };
};
/** Each litre is worth 10 €; a traveller of third countries may bring four. */
const wine = (litres: number, index = 0) =>
  quantityGood('wine', litres, { index, value: litres * 10_00, vatPercent: 20 });

function taxesOf(
  goods: readonly ReturnType<typeof wine>[],
  plans: readonly DutyPlan[],
  mode: 'normal' | 'flat' = 'normal',
) {
  const regulation = regulationInForce('2026-11-21', catalogue);
  if (regulation === null) throw new Error('no regulation');
  return taxQuantities(goods, plans, mode, regulation, 'third');
}

function catalogueProduct(id: string) {
  const product = indexCatalogue(catalogue).get(id);
  if (product === undefined) throw new Error(id);
  return product;
}

describe('tobacco and drinks', () => {
  it('owe duty and VAT on what their pot does not hold', () => {
    const good = wine(6);
    const taxes = taxesOf([good], [plan()]);
    // Two litres, 20 €: 2 € of duty, and 20 % of 22 €.
    expect(taxes.byGood.get(good)).toMatchObject({
      relievedMillionths: 4_000_000,
      taxedMillionths: 2_000_000,
      taxedValue: 20_00,
      customDuty: 2_00,
      excise: 0,
      vat: 4_40,
      total: 6_40,
    });
    expect(taxes).toMatchObject({ total: 6_40, dutiable: true, dutiableValue: 20_00, complete: true });
    expect(taxesOf([good], [plan()], 'flat').total).toBe(50 + 4_10);
  });

  it('owe excise too, which bears VAT', () => {
    const product = catalogueProduct('vin-tranquille');
    const good = { ...wine(6), product };
    // Two litres: 2 € of duty, 8 cents at 4,19 € a hectolitre, and 20 % of 22,08 €.
    expect(taxesOf([good], [plan()]).byGood.get(good)).toMatchObject({ excise: 8, vat: 4_42, total: 6_50 });
  });

  it('add up, each pot with its own goods', () => {
    const goods = [wine(6), wine(2, 1), quantityGood('beer', 17, { index: 2, value: 17_00 })];
    const taxes = taxesOf(goods, [plan(), plan(), plan()]);
    expect(goods.map((good) => taxes.byGood.get(good)?.taxedMillionths)).toEqual([
      2_000_000, 2_000_000, 1_000_000,
    ]);
    expect(taxes).toMatchObject({ total: 6_40 + 6_40 + 10, dutiableValue: 41_00 });
  });

  it('owe nothing, and ask no question, within their pot', () => {
    const unknown = plan({ normal: terms(10, 'partly') });
    const taxes = taxesOf([wine(4)], [unknown]);
    expect(taxes).toMatchObject({ total: 0, dutiable: false, dutiableValue: 0, complete: true });
    expect([...taxes.byGood.values()]).toMatchObject([{ taxedValue: 0, excises: [], total: 0 }]);
    expect(taxesOf([], [])).toMatchObject({ total: 0, dutiable: false, complete: true });
  });

  it('are not complete when a part of the duty on an excess is not known', () => {
    const unknown = plan({ normal: terms(10, 'partly') });
    expect(taxesOf([wine(6)], [unknown])).toMatchObject({ complete: false, total: 6_40 });
    expect(taxesOf([wine(6)], [unknown], 'flat').complete).toBe(true);
  });

  it('count towards the ceiling of the flat rate as long as they can take it', () => {
    expect(taxesOf([wine(6)], [plan({ dutiable: false })])).toMatchObject({
      dutiable: false,
      dutiableValue: 0,
    });
  });
});
