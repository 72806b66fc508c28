import { describe, expect, it } from 'vitest';
import type { LineStatus } from '../assessment/assessment';
import { declarationStatuses } from '../declaration/status';
import {
  formatAskedLine,
  formatLineTotal,
  hasAmount,
  isDoubtful,
  isForbidden,
  isKnownSum,
  isRegulated,
} from './format-total';
import { linesOfSums, lineTotals } from './line-totals';
import { formatPastSum, formatPastTotal } from './past-total';

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/gu, ' ');

function line(status: LineStatus, total: number, severity?: string, code = 'vat') {
  const restriction = severity === undefined ? undefined : { severity };
  return { customId: 'a', status, total, explanation: [{ code }], restriction };
}

describe('the amount of a line', () => {
  it.each([
    ['that is taxed', line('taxed', 134.92), '134,92 €', true],
    ['that owes nothing', line('relieved', 0), '0,00 €', true],
    ['that is a part only', line('taxed', 134.92, undefined, 'duty-partial'), 'au moins 134,92 €', true],
    ['left to an agent', line('to-assess', 0), 'À évaluer', false],
    ['above an indicative level', line('indicative-exceeded', 0), 'À contrôler', false],
    ['of what is forbidden', line('relieved', 0, 'forbidden'), 'À remettre', false],
    ['of what is forbidden, and owed', line('taxed', 12, 'forbidden'), '12,00 €', true],
    ['of what is in doubt', line('relieved', 0, 'doubtful'), 'À vérifier', false],
    ['of what is in doubt, and to assess', line('to-assess', 0, 'doubtful'), 'À vérifier', false],
    ['of what is regulated', line('relieved', 0, 'regulated'), 'À présenter', false],
    ['of what is regulated, and to assess', line('to-assess', 0, 'regulated'), 'À évaluer', false],
  ])('%s', (_, line, written, isAmount) => {
    expect(plain(formatLineTotal(line))).toBe(written);
    expect(hasAmount(line)).toBe(isAmount);
  });

  it('is never asked for what may not enter, and stays what was computed once it is closed', () => {
    const forbidden = line('taxed', 12, 'forbidden');
    expect(plain(formatAskedLine(forbidden))).toBe('À remettre');
    expect(plain(formatAskedLine(line('taxed', 12)))).toBe('12,00 €');
    const assessment = { total: 12, totalIsMinimum: false, shoppingProducts: [forbidden], warnings: [] };
    const written = declarationStatuses.map((status) => {
      const { name, format } = lineTotals({ status, assessment });
      return [status, plain(`${name} : ${format(forbidden)}`)];
    });
    expect(Object.fromEntries(written)).toEqual({
      draft: 'À payer : À remettre',
      submitted: 'À payer : À remettre',
      validated: 'À payer : À remettre',
      paid: 'Payé : 12,00 €',
      refused: 'Calculé : 12,00 €',
      cancelled: 'Calculé : 12,00 €',
      abandoned: 'Calculé : 12,00 €',
      're-exported': 'Calculé : 12,00 €',
      seized: 'Calculé : 12,00 €',
    });
    const closed = { ...assessment, total: 0, shoppingProducts: [line('relieved', 0)] };
    expect(lineTotals({ status: 'paid', assessment: closed }).name).toBe('Calculé');
  });

  it.each([
    ['forbidden', line('relieved', 0, 'forbidden'), 'Interdit', 'Interdit'],
    ['in doubt', line('relieved', 0, 'doubtful'), '0,00 €', 'Non vérifié'],
    ['regulated', line('relieved', 0, 'regulated'), '0,00 €', 'Réglementé'],
    ['forbidden, and to assess', line('to-assess', 0, 'forbidden'), 'Interdit', 'Interdit'],
    ['regulated, and to assess', line('to-assess', 0, 'regulated'), 'Non évalué', 'Réglementé'],
    ['to assess', line('to-assess', 0), 'Non évalué', 'Non évalué'],
    ['above an indicative level', line('indicative-exceeded', 0), 'Non évalué', 'Niveau dépassé'],
    ['taxed', line('taxed', 134.92), '134,92 €', '134,92 €'],
    ['a part only', line('taxed', 12, undefined, 'duty-partial'), 'au moins 12,00 €', 'au moins 12,00 €'],
  ])('gives no order of what is closed without a payment: %s', (_, one, computed, paid) => {
    const totalIsMinimum = one.status === 'to-assess';
    const assessment = { total: one.total, totalIsMinimum, shoppingProducts: [one], warnings: [] };
    const written = (['refused', 'cancelled', 'seized', 'paid'] as const).map((status) =>
      plain(lineTotals({ status, assessment }).format(one)),
    );
    expect(written).toEqual([computed, computed, computed, paid]);
    if (one.explanation[0]?.code !== 'duty-partial' && one.restriction?.severity !== 'forbidden') {
      expect(plain(formatPastTotal(assessment))).toBe(computed);
    }
  });

  it('is what was computed, by its name, in an answer that does not know what the others owe alone', () => {
    const forbidden = line('taxed', 12, 'forbidden');
    const rest = { total: 0, totalIsMinimum: false };
    const assessment = {
      total: 52,
      totalIsMinimum: false,
      withoutForbidden: rest,
      shoppingProducts: [],
      warnings: [],
    };
    for (const totals of [
      lineTotals({ status: 'submitted', assessment }),
      lineTotals({ status: 'submitted', assessment }, true),
      lineTotals({ status: 'refused', assessment }),
    ]) {
      const { name, format, countsForbidden, leavesForbidden } = totals;
      expect([name, plain(format(forbidden)), countsForbidden, leavesForbidden]).toEqual([
        'Calculé',
        '12,00 €',
        true,
        false,
      ]);
      expect(plain(formatPastSum(totals))).toBe('52,00 €');
    }
  });

  it('is what the others owe alone, also once nothing can be done any more', () => {
    const [forbidden, whole] = [
      line('taxed', 12, 'forbidden'),
      { ...line('taxed', 40), customId: 'b', name: 'Lampe' },
    ];
    const alone = { ...line('relieved', 0), customId: 'b' };
    const assessment = {
      total: 52,
      totalIsMinimum: false,
      totalVat: 52,
      withoutForbidden: { total: 0, totalIsMinimum: false, detail: { totalVat: 0, lines: [alone] } },
      shoppingProducts: [forbidden, whole],
      warnings: [],
    };
    const due = lineTotals({ status: 'validated', assessment });
    expect([due.name, due.countsForbidden]).toEqual([`À\u00A0payer`, false]);
    expect(due.answer.shoppingProducts.map((one) => plain(due.format(one)))).toEqual([
      'À remettre',
      '0,00 €',
    ]);
    expect(due.answer.shoppingProducts.map(due.hasAmount)).toEqual([false, true]);
    expect(due.answer).toMatchObject({ total: 52, totalVat: 0, shoppingProducts: [{}, { name: 'Lampe' }] });
    for (const past of [
      lineTotals({ status: 'submitted', assessment }, true),
      lineTotals({ status: 'seized', assessment }),
      lineTotals({ status: 'cancelled', assessment }),
    ]) {
      expect([past.name, past.countsForbidden, past.leavesForbidden]).toEqual(['Calculé', false, true]);
      expect(past.answer).toEqual(due.answer);
      expect(past.answer.shoppingProducts.map((one) => plain(past.format(one)))).toEqual([
        'Interdit',
        '0,00 €',
      ]);
      expect(past.answer.shoppingProducts.map(past.hasAmount)).toEqual([false, true]);
      expect(plain(formatPastSum(past))).toBe('0,00 €');
    }
  });

  it.each(['to-assess', 'indicative-exceeded'] as const)(
    'makes no sum a part only for what may not enter: %s',
    (status) => {
      const lamp = { ...line('taxed', 40), customId: 'b' };
      const sumOf = (lines: readonly ReturnType<typeof line>[], total: number): string => {
        const assessment = {
          total,
          totalIsMinimum: true,
          withoutForbidden: { total, totalIsMinimum: false, detail: { lines: [] } },
          shoppingProducts: lines,
          warnings: [],
        };
        return plain(formatPastSum(lineTotals({ status: 'refused', assessment })));
      };
      expect(sumOf([line(status, 0, 'forbidden'), lamp], 40)).toBe('40,00 €');
      // Alone, it is what it is: nothing was computed of anything else.
      expect(sumOf([line(status, 0, 'forbidden')], 0)).toBe('Interdit');
    },
  );
});

it('knows that there is none of a tax once every line has its amount', () => {
  const [taxed, left] = [line('taxed', 12), line('to-assess', 0)];
  expect(isKnownSum(0, [taxed, taxed])).toBe(true);
  expect(isKnownSum(0, [taxed, left])).toBe(false);
  expect(isKnownSum(0.01, [taxed, left])).toBe(true);
});

it('knows it beside what may not enter, whether that is handed over or not, and not of that alone', () => {
  const taxed = line('taxed', 12);
  expect(isKnownSum(0, [line('handed-over', 0), taxed])).toBe(true);
  expect(isKnownSum(0, [line('relieved', 0, 'forbidden'), taxed])).toBe(true);
  expect(isKnownSum(0, [line('to-assess', 0, 'forbidden'), taxed])).toBe(false);
  expect(isKnownSum(0, [line('indicative-exceeded', 0, 'forbidden'), taxed])).toBe(false);
  expect(isKnownSum(0, [line('relieved', 0, 'forbidden'), line('relieved', 0, 'doubtful')])).toBe(false);
  for (const alone of [line('relieved', 0, 'forbidden'), line('handed-over', 0)]) {
    expect(isKnownSum(0, [alone])).toBe(false);
  }
});

it('knows the sums of what may be kept beside what may not enter and nobody assessed', () => {
  const shoppingProducts = [line('to-assess', 0, 'forbidden'), { ...line('taxed', 12), customId: 'b' }];
  const withoutForbidden = { total: 12, totalIsMinimum: false, detail: { lines: [] } };
  const assessment = { total: 12, totalIsMinimum: true, withoutForbidden, shoppingProducts, warnings: [] };
  for (const status of ['submitted', 'seized'] as const) {
    expect(isKnownSum(0, linesOfSums(lineTotals({ status, assessment })))).toBe(true);
  }
  expect(isKnownSum(0, linesOfSums(lineTotals({ status: 'paid', assessment })))).toBe(false);
});

it('tells what is forbidden, in doubt or regulated apart', () => {
  const severities = ['forbidden', 'doubtful', 'regulated', undefined];
  const lines = severities.map((severity) => line('relieved', 0, severity));
  expect(lines.map(isForbidden)).toEqual([true, false, false, false]);
  expect(lines.map(isDoubtful)).toEqual([false, true, false, false]);
  expect(lines.map(isRegulated)).toEqual([false, false, true, false]);
});
