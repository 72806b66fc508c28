import { expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from '../assessment/testing/situation';
import { unpaidOutcomes } from '../declaration/status';
import { answerWords, owedOnceHandedOver } from './answer-words';
import type { AnswerInWords } from './format-total';
import { lineTotals } from './line-totals';
import { formatPastSum } from './past-total';

const moped: SpokenGood = { id: 'moto-50-125', originalValue: 300 };
const ham = (originalValue: number): SpokenGood => ({
  customName: 'Jambon',
  originalValue,
  restrictionAnswers: { meat: 'yes' },
});

/** As the contract writes it, of what an answer is worded from. */
function answerFor(goods: readonly SpokenGood[], country = 'US'): AnswerInWords {
  const { lines, warnings, withoutForbidden, total, totalIsMinimum } = assessed(
    situation(goods, { country }),
  );
  const owedOf = (owed: { readonly total: number; readonly totalIsMinimum: boolean }) => ({
    total: owed.total / 100,
    totalIsMinimum: owed.totalIsMinimum,
  });
  return {
    ...owedOf({ total, totalIsMinimum }),
    shoppingProducts: lines.map(({ customId, status, restriction }) => ({
      customId,
      status,
      ...(restriction === null ? {} : { restriction }),
    })),
    warnings,
    ...(withoutForbidden !== null && {
      withoutForbidden: { ...owedOf(withoutForbidden), detail: { lines: withoutForbidden.lines } },
    }),
  };
}

const plain = (text: string): string => text.replace(/\s/gu, ' ');

it.each([
  ['due', 'Un agent fixera le montant à payer, à votre arrivée.'],
  ['examined', 'L’agent qui vous reçoit fixe le montant à payer.'],
] as const)('a vehicle that the allowance holds is not said to owe nothing, %s', (stage, said) => {
  const words = answerWords(answerFor([moped]), stage);
  expect(words.sentences.map(plain)).toEqual([said]);
  expect(plain(JSON.stringify(words))).not.toContain('rien à payer');
});

it('is not said to have owed nothing once it is closed either', () => {
  const words = answerWords(answerFor([moped]), 'settled');
  expect(plain(JSON.stringify(words))).not.toMatch(/rien (?:n’était )?à payer/iu);
  expect(plain(words.sentence ?? '')).toBe(
    'Votre déclaration est close. L’agent a fixé le montant sur place.',
  );
});

it.each(unpaidOutcomes)('has no amount computed once it is closed without a payment: %s', (status) => {
  const phone = { customId: 'p', status: 'relieved', total: 0, explanation: [] } as const;
  const vehicle = {
    ...phone,
    customId: 'v',
    restriction: { code: 'vehicle', severity: 'regulated' },
  } as const;
  const assessment = { ...answerFor([moped]), shoppingProducts: [vehicle, phone] };
  const totals = lineTotals({ status, assessment });
  expect([vehicle, phone].map((line) => plain(totals.format(line)))).toEqual(['Non évalué', '0,00 €']);
  expect([vehicle, phone].map(totals.hasAmount)).toEqual([false, true]);
  expect(plain(formatPastSum(totals))).toBe('Non évalué');
});

it('is promised nothing of beside other articles, and of those that may not enter', () => {
  const phone: SpokenGood = { id: 'smartphone', originalValue: 100 };
  expect(plain(answerWords(answerFor([moped, phone]), 'due').sentence ?? '')).toMatch(/^Un agent fixera/u);
  // The ham takes the allowance: what it owes is more than nothing.
  const both = answerFor([moped, ham(400)]);
  expect(both.total).toBeGreaterThan(0);
  const note = plain(answerWords(both, 'due').note ?? '');
  expect(note).toContain('Un agent fixera le montant à payer');
  expect(note).not.toMatch(/rien n’est à payer/u);
  expect(owedOnceHandedOver(both)).toEqual({ amount: null });
});

it('owes nothing at the customs when it was bought inside the Union', () => {
  expect(plain(answerWords(answerFor([moped], 'DE'), 'due').sentence ?? '')).toMatch(
    /rien à payer à la douane/u,
  );
});

it('of what stays once the forbidden is handed over, what each article owes is what it owes without it', () => {
  // One ham takes the allowance, the other closes the flat rate, without which an unlisted lamp is left to an agent.
  const lamp: SpokenGood = { customName: 'Lampe de bureau', originalValue: 300 };
  const answer = answerFor([lamp, ham(420), ham(720)]);
  expect(answer.shoppingProducts[0]?.status).toBe('to-assess');
  expect(answer.withoutForbidden).toMatchObject({ total: 0, totalIsMinimum: false });
  expect(plain(owedOnceHandedOver(answer)?.amount ?? '')).toBe('0,00 €');
  expect(plain(answerWords(answer, 'due').note ?? '')).not.toMatch(/évaluer|sous réserve/u);
});
