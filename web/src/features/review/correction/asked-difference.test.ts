import type { SimulationAnswer } from '@retour/contract';
import { expect, it } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { askedDifference } from './asked-difference';

const ivory = assessedLine({
  customId: 'i',
  total: 0,
  restriction: { code: 'ivory', severity: 'forbidden' },
});
const book = assessedLine({ customId: 'b', customDuty: 0, vat: 11, total: 11 });
const free = assessedLine({ customId: 'b', status: 'relieved', customDuty: 0, vat: 0, total: 0 });
const { allowances, quantityAllowances } = assessedBasket();
const taxes = { mode: null, allowances, quantityAllowances, totalCustomDuty: 0, totalExcise: 0, totalVat: 0 };
const withIvory = (detail: object): SimulationAnswer =>
  assessedBasket([ivory, book], { withoutForbidden: { total: 0, totalIsMinimum: false, ...detail } });
const handedOver = assessedBasket([{ ...ivory, status: 'handed-over', restriction: undefined }, free]);

it('says that nothing moves where what is handed over was asked for nothing', () => {
  const compared = askedDifference({
    before: withIvory({ detail: { ...taxes, lines: [free] } }),
    after: handedOver,
    difference: -11,
  });
  expect(compared).toMatchObject({ difference: 0, before: { totalVat: 0 } });
  expect(compared.before.shoppingProducts[1]).toMatchObject({ status: 'relieved', total: 0 });
});

it('compares what was computed with an answer that does not know what stays', () => {
  const compared = { before: withIvory({}), after: handedOver, difference: -11 };
  expect(askedDifference(compared)).toMatchObject(compared);
});

it('asks nothing of an article that may not enter, whatever was computed of it, unless all that was computed is compared', () => {
  const bag = { ...ivory, customDuty: 3.73, vat: 27, total: 30.73 };
  const words = (detail: object) =>
    askedDifference({ before: withIvory(detail), after: handedOver, difference: 0 }).lineWords;
  const asked = words({ detail: { ...taxes, lines: [free] } });
  expect([asked.format(bag), asked.hasAmount(bag)]).toEqual(['À remettre', false]);
  const computed = words({});
  expect([computed.format(bag), computed.hasAmount(bag)]).toEqual(['30,73\u00A0€', true]);
});
