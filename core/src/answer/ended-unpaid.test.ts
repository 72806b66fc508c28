import { expect, it } from 'vitest';
import { answerWords } from './answer-words';

it.each([
  ['weapons', 'regulated', /^Un article est réglementé\.$/u],
  ['weapons', 'doubtful', /^Un article est peut-être interdit ou réglementé\.$/u],
  // What may not enter is handed over all the same.
  [
    'ivory',
    'forbidden',
    /^Un article ne peut pas entrer en France\. Remettez-\u2060?le à un agent de la douane\.$/u,
  ],
] as const)(
  'nothing is to be shown any more once it ended without a payment: %s, %s',
  (code, severity, said) => {
    const answer = {
      total: 0,
      totalIsMinimum: false,
      shoppingProducts: [{ status: 'relieved' as const, restriction: { severity } }],
      warnings: [{ code, severity }],
    };
    expect(answerWords(answer, 'uncollected').before.map(({ text }) => text)).toEqual([
      expect.stringMatching(said),
    ]);
    expect(answerWords(answer, 'due').before[0]?.text).toMatch(/Remettez-|Montrez-|Présentez-/u);
  },
);

it('is to be told before the control, which is still to come, of what its declarant cancelled', () => {
  const warnings = [{ code: 'ivory', severity: 'forbidden' as const }];
  const answer = { total: 0, totalIsMinimum: false, shoppingProducts: [], warnings };
  const [said] = answerWords(answer, 'withdrawn').before;
  expect(said?.text.replaceAll('\u2060', '')).toMatch(
    /, avant la sortie\. Dites-le avant d’être contrôlé\.$/u,
  );
});
