import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerWords } from '../answer/answer-words';
import type { Assessment } from './assessment';
import { randomRuns } from './testing/random-runs';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { claimOf, verdictOf } from './verdict';

/** Prices around what rounds to no tax at all, beside some that fill an allowance. */
const article = fc
  .record({
    id: fc.constantFrom('smartphone', 'livre', 'parfum', 'robe-coton', undefined),
    cents: fc.oneof(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9_000 }),
      fc.constantFrom(15_000, 30_000, 43_000),
    ),
  })
  .map(
    ({ id, cents }): SpokenGood => ({
      ...(id === undefined ? { customName: 'Lampe de bureau' } : { id }),
      originalValue: cents / 100,
    }),
  );

const travellers = [
  { age: 14, country: 'US', meanOfTransport: 'plane' },
  { age: 30, country: 'US', meanOfTransport: 'plane' },
  { age: 30, country: 'US', meanOfTransport: 'car' },
  { age: 30, country: 'AD', meanOfTransport: 'car' },
  { age: 30, country: 'ES', meanOfTransport: 'car' },
] as const;

function isTaxed({ lines }: Pick<Assessment, 'lines'>): boolean {
  return lines.some(({ status }) => status === 'taxed' || status === 'partly-taxed');
}

/** Whether goods of one pot exceed it, by the values that were declared. */
function exceeds({ lines, allowances }: Assessment): boolean {
  const [pot] = allowances;
  const value = lines.reduce((sum, line) => sum + line.value, 0);
  return pot !== undefined && pot.limit !== null && value > pot.limit;
}

describe('an excess whose taxes round to nothing', () => {
  const child = { age: 14, country: 'US', meanOfTransport: 'plane' } as const;
  const lamp = { customName: 'Lampe de bureau', originalValue: 150 };
  const frame = { customName: 'Cadre photo', originalValue: 0.01 };

  it('is to be declared, though nothing is to be paid', () => {
    const answer = assessed(situation([lamp, frame], child));
    expect([answer.total, claimOf(answer), verdictOf(answer)]).toEqual([0, 'excess', 'excess']);
    const { sentences } = answerWords(
      { ...answer, withoutForbidden: undefined, shoppingProducts: [{ status: 'taxed' }] },
      'due',
    );
    expect(sentences.join(' ')).toMatch(/rien à payer, sous réserve/u);
  });

  it.each([
    ['doubtful', 'chicha', 'taxed', null],
    ['regulated', 'medicine', 'taxed', 'Si ces conditions sont remplies, vous n’avez rien à payer.'],
    [
      'information',
      'unknown-name',
      'indicative-exceeded',
      'Un agent fixera le montant à payer, à votre arrivée.',
    ],
  ] as const)(
    'promises nothing more than before of an answer that is %s: %s',
    (severity, code, status, said) => {
      const warning = { severity, code, text: '', lineIds: [] };
      const answer = { total: 0, totalIsMinimum: false, shoppingProducts: [{ status }], warnings: [warning] };
      expect(answerWords(answer, 'due').sentence?.replaceAll('\u00A0', ' ') ?? null).toBe(said);
    },
  );

  it('is none where all is relieved', () => {
    expect(verdictOf(assessed(situation([lamp], child)))).toBe('nothing');
  });

  it('is never said to be nothing to declare, nor an excess where the allowance holds all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...travellers),
        fc.array(article, { minLength: 1, maxLength: 6 }),
        (traveller, goods) => {
          const answer = assessed(situation(goods, traveller));
          if (isTaxed(answer)) expect([claimOf(answer), verdictOf(answer)]).not.toContain('nothing');
          // What an agent is to assess exceeds it too.
          if (!answer.totalIsMinimum) expect(isTaxed(answer)).toBe(exceeds(answer));
        },
      ),
      { numRuns: randomRuns(1_000) },
    );
  });
});
