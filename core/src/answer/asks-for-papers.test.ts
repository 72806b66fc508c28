import { describe, expect, it } from 'vitest';
import { lawOn } from '../regulation/law';
import type { Arrival } from '../regulation/restriction-severity';
import { restrictedGoodFor, restrictionSeverity } from '../regulation/restriction-severity';
import { restrictedGoods } from '../regulation/tables/restricted-goods';
import { answerWords } from './answer-words';
import { asksForPapers } from './asks-for-papers';

const law = lawOn('2026-11-28');
const arrivals: readonly Arrival[] = [
  { country: 'US', regime: 'third', law },
  { country: 'FO', regime: 'third', law },
  { country: 'DE', regime: 'eu', law },
];
const regulated = restrictedGoods.flatMap(({ id }) =>
  arrivals.flatMap((arrival) => {
    const good = restrictedGoodFor(id, arrival);
    if (good === undefined || restrictionSeverity(good, arrival) !== 'regulated') return [];
    return [[id, arrival.country, `${good.law} ${good.advice}`] as const];
  }),
);
const paper = /papiers|permis|certificat|ordonnance|licence|autorisation|étiquette|accord préalable/iu;
const warnings = (...codes: readonly string[]) =>
  codes.map((code) => ({ code, severity: 'regulated' as const }));
const plain = (text: string): string => text.replace(/\s/gu, ' ').replaceAll('\u2060', '');

describe('papers', () => {
  it('are asked for somewhere, and not everywhere', () => expect(regulated.length).toBeGreaterThan(20));

  it.each(regulated)('are asked for where the rule names them: %s, from %s', (code, _country, texts) => {
    expect([asksForPapers({ warnings: warnings(code), shoppingProducts: [] }), texts]).toEqual([
      paper.test(texts),
      texts,
    ]);
  });

  const said = (stage: 'simulated' | 'due' | 'settled', ...codes: readonly string[]): string => {
    const restriction = { severity: 'regulated' } as const;
    const { before, note } = answerWords(
      {
        total: 0,
        totalIsMinimum: false,
        shoppingProducts: codes.map(() => ({ status: 'relieved' as const, restriction })),
        warnings: warnings(...codes),
      },
      stage,
    );
    return plain([...before.map(({ text }) => text), note].filter((text) => text !== null).join(' '));
  };

  it.each(['cash', 'fish', 'sand-and-stones', 'fuel', 'sale-ban', 'tobacco'])(
    'are not told to whoever brings what needs none: %s',
    (code) => {
      expect(said('simulated', code)).toBe(
        'Un article est réglementé. Présentez-le au contrôle. Au contrôle, montrez l’article à un agent.',
      );
      for (const stage of ['due', 'settled'] as const) expect(said(stage, code)).not.toContain('papiers');
      expect(said('settled', code)).toBe('');
    },
  );

  it('are told where one of several needs them', () => {
    expect(said('simulated', 'fish', 'animals')).toContain('avec les papiers que la loi demande');
    expect(said('simulated', 'fish', 'cash')).toBe(
      'Des articles sont réglementés. Présentez-les au contrôle. Au contrôle, montrez les articles à un agent.',
    );
    expect(said('settled', 'fish', 'animals')).toContain('Gardez avec un article réglementé les papiers');
  });

  const ofWeapons = (...ids: readonly (string | null)[]): boolean =>
    asksForPapers({
      warnings: [{ code: 'weapons', severity: 'regulated', customIds: ids.map(String) }],
      shoppingProducts: [...ids, 'fusil-de-chasse'].map((id) => ({ customId: `${id}`, id })),
    });

  it('are not asked of a pocket knife, that the law lets in without any', () => {
    expect(ofWeapons('couteau-pliant')).toBe(false);
    expect(ofWeapons('couteau-pliant', 'couteau-fixe')).toBe(true);
    expect(ofWeapons('fusil-de-chasse')).toBe(true);
    expect(ofWeapons(null)).toBe(true);
    expect(ofWeapons()).toBe(true);
  });
});
