import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { Assessment, AssessmentRequest } from '../assessment/assessment';
import { catalogue, rates, type SpokenGood, situation } from '../assessment/testing/situation';
import { indexCatalogue } from '../goods/index-catalogue';
import { productSheet } from '../sheet/product-sheet';
import { firstRegulatedDay, lawInForceSince, lawOn, lawTables } from './law';
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

const whisky: SpokenGood = { id: 'whisky', originalValue: 60, amount: 3, alcoholDegree: 40 };
const cheese = { customName: 'Fromage', originalValue: 20 };
const salmon = { customName: 'Saumon', originalValue: 20 };

describe('the law of a day', () => {
  it('is one object from a change to the next, and the first one before the tables begin', () => {
    expect(lawOn('2026-05-04')).toBe(lawOn('2026-11-22'));
    expect(lawOn('2025-12-31')).not.toBe(lawOn('2026-01-01'));
    expect(lawOn('1999-01-01')).toBe(lawOn(firstRegulatedDay));
    expect(regulationInForce('2024-12-31', catalogue)).toBeNull();
  });

  it('says since when it is so', () => {
    expect(lawInForceSince('1999-01-01')).toBe(firstRegulatedDay);
    expect(lawInForceSince('2026-01-01')).toBe('2026-01-01');
    const since = lawInForceSince('2026-11-22');
    expect(lawOn(since)).toBe(lawOn('2026-11-22'));
    expect(since <= '2026-05-04').toBe(true);
  });
});

describe('a change of law, rehearsed as rows', () => {
  it('leaves every answer of before as it was, to the byte', () => {
    const baskets: readonly (readonly SpokenGood[])[] = [[cheese], [salmon], [dress], [suit], [whisky]];
    for (const goods of baskets) {
      for (const age of [12, 15, 30]) {
        const request = situation(age < 17 && goods.includes(whisky) ? [dress] : goods, {
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
    const excise = (date: string): number => assessedUnder(situation([whisky], { date })).totalExcise;
    // Two litres too many at 40 % vol: 0.8 litre of pure alcohol, and the contribution of 2026 goes on.
    expect(excise(dayBefore)).toBe(Math.round((0.8 * 1932.42) / 1) + Math.round(0.8 * 620.47));
    expect(excise(dayOf)).toBe(Math.round(0.8 * 2000) + Math.round(0.8 * 620.47));
  });

  it('lifts a restriction, and changes a quantity that another one quotes', () => {
    const warned = (good: typeof cheese, date: string) =>
      assessedUnder(situation([good], { date })).warnings.map(({ code, severity }) => [code, severity]);
    expect(warned(cheese, dayBefore)).toEqual([['dairy', 'doubtful']]);
    expect(warned(cheese, dayOf)).toEqual([]);
    const messageOn = (date: string) => assessedUnder(situation([salmon], { date })).warnings[0]?.message;
    expect([messageOn(dayBefore), messageOn(dayOf)]).toEqual([
      expect.stringContaining('20\u00a0kg au plus par voyageur'),
      expect.stringContaining('10\u00a0kg au plus par voyageur'),
    ]);
  });

  it('knows a rule from its first day on', () => {
    const severity = (date: string) => lawOn(date).restrictions['nicotine-pouches'].severity;
    expect([severity('2026-03-31'), severity('2026-04-01')]).toEqual([null, 'forbidden']);
  });

  it('is what the sheets of the nomenclature say', () => {
    const product = indexCatalogue(catalogue).get('robe-coton');
    if (product === undefined) throw new Error('no dress');
    const levels = (date: string) => {
      const regulation = regulationInForce(date, catalogue, rehearsedTables);
      if (regulation === null) throw new Error('no regulation');
      const { allowance, vat } = productSheet(product, 'US', regulation);
      const figures = allowance.kind === 'value' ? allowance.levels.map(({ figure }) => figure.value) : [];
      return { figures, vat: vat?.percent };
    };
    expect(levels(dayBefore)).toEqual({ figures: [430_00, 300_00], vat: 20 });
    expect(levels(dayOf)).toEqual({ figures: [450_00, 300_00], vat: 21 });
  });
});
