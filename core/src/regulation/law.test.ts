import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { Assessment, AssessmentRequest } from '../assessment/assessment';
import { catalogue, rates, situation } from '../assessment/testing/situation';
import { indexCatalogue } from '../goods/index-catalogue';
import { productSheet } from '../sheet/product-sheet';
import { firstRegulatedDay, lawOn, lawTables } from './law';
import { regulationInForce } from './regulation';
import { rehearsedDay, rehearsedTables } from './testing/rehearsal';

function assessedUnder(request: AssessmentRequest, rows = rehearsedTables): Assessment {
  const regulation = regulationInForce(request.date, catalogue, rows);
  if (regulation === null) throw new Error('no regulation');
  const outcome = assess(request, regulation, rates);
  if (outcome.kind === 'refused') throw new Error(JSON.stringify(outcome.refusals));
  return outcome.assessment;
}

const [dayBefore, dayOf] = ['2026-12-31', rehearsedDay];
/** 440 € by plane: above the allowance of 2026, within that of 2027. */
const dress = { id: 'robe-coton', originalValue: 440 };
/** 760 € of dutiable goods: above the ceiling of the flat rate in 2026, below it in 2027. */
const suit = { id: 'robe-coton', originalValue: 760 };

describe('the law of a day', () => {
  it('is one object from a change to the next, and the first one before the tables begin', () => {
    expect(lawOn('2026-03-04')).toBe(lawOn('2026-11-22'));
    expect(lawOn('2025-12-31')).not.toBe(lawOn('2026-01-01'));
    expect(lawOn('1999-01-01')).toBe(lawOn(firstRegulatedDay));
    expect(regulationInForce('2024-12-31', catalogue)).toBeNull();
  });
});

describe('a change of law, rehearsed as rows', () => {
  it('leaves every answer of before as it was, to the byte', () => {
    for (const goods of [
      [dress],
      [suit],
      [{ id: 'whisky', originalValue: 60, amount: 3, alcoholDegree: 40 }],
    ]) {
      for (const age of [12, 15, 30]) {
        const request = situation(age < 17 && goods[0]?.id === 'whisky' ? [dress] : goods, {
          date: dayBefore,
          age,
        });
        expect(JSON.stringify(assessedUnder(request))).toBe(
          JSON.stringify(assessedUnder(request, lawTables)),
        );
      }
    }
  });

  it('raises the allowance, and the age of the full one', () => {
    expect(assessedUnder(situation([dress], { date: dayBefore })).total).toBeGreaterThan(0);
    expect(assessedUnder(situation([dress], { date: dayOf })).total).toBe(0);
    expect(assessedUnder(situation([dress], { date: dayOf })).allowances[0]?.limit).toBe(450_00);
    expect(assessedUnder(situation([dress], { date: dayBefore, age: 15 })).allowances[0]?.limit).toBe(430_00);
    expect(assessedUnder(situation([dress], { date: dayOf, age: 15 })).allowances[0]?.limit).toBe(150_00);
  });

  it('takes the new flat rate up to the new ceiling, and the new VAT', () => {
    const before = assessedUnder(situation([suit], { date: dayBefore }));
    expect([before.mode, before.lines[0]?.customDutyRate, before.lines[0]?.vatRate]).toEqual([
      'normal',
      12,
      20,
    ]);
    const after = assessedUnder(situation([suit], { date: dayOf }));
    expect([after.mode, after.lines[0]?.customDutyRate, after.lines[0]?.vatRate]).toEqual(['flat', 3, 21]);
    // 3 % of 760,00 € is 22,80 €; 21 % of 782,80 € is 164,388 €.
    expect([after.totalCustomDuty, after.totalVat]).toEqual([22_80, 164_39]);
    expect(after.lines[0]?.explanation.map(({ legalBasis }) => legalBasis)).toContain(
      'Loi de répétition, art. 1',
    );
  });

  it('takes the new excise', () => {
    const whisky = { id: 'whisky', originalValue: 60, amount: 3, alcoholDegree: 40 };
    const excise = (date: string): number => assessedUnder(situation([whisky], { date })).totalExcise;
    // Two litres too many at 40 % vol: 0.8 litre of pure alcohol, and the contribution of 2026 goes on.
    expect(excise(dayBefore)).toBe(Math.round((0.8 * 1932.42) / 1) + Math.round(0.8 * 620.47));
    expect(excise(dayOf)).toBe(Math.round(0.8 * 2000) + Math.round(0.8 * 620.47));
  });

  it('is what the sheets of the nomenclature say', () => {
    const product = indexCatalogue(catalogue).get('robe-coton');
    if (product === undefined) throw new Error('no dress');
    const levels = (date: string) => {
      const regulation = regulationInForce(date, catalogue, rehearsedTables);
      if (regulation === null) throw new Error('no regulation');
      const { allowance, vat } = productSheet(product, 'US', regulation, date);
      const figures = allowance.kind === 'value' ? allowance.levels.map(({ figure }) => figure.value) : [];
      return { figures, vat: vat?.percent };
    };
    expect(levels(dayBefore)).toEqual({ figures: [430_00, 300_00], vat: 20 });
    expect(levels(dayOf)).toEqual({ figures: [450_00, 300_00], vat: 21 });
  });
});
