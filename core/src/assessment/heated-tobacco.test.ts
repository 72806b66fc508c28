import { describe, expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from './testing/situation';

const heated = (grams: number, originalValue: number): SpokenGood => {
  return { id: 'tabac-a-chauffer', originalValue, amount: grams };
};
const codesOf = (goods: readonly SpokenGood[], index = 0) =>
  assessed(situation(goods)).lines[index]?.explanation.map(({ code }) => code);

/** The law gives it an excise of its own, higher than that of smoking tobacco, which the tables do not hold. */
describe('tobacco to be heated', () => {
  it('owes on its excess what smoking tobacco owes, and is told that an agent may ask for more', () => {
    const answer = assessed(situation([heated(500, 400)]));
    const smoked = assessed(situation([{ id: 'tabac-a-pipe', originalValue: 400, amount: 500 }]));
    expect([answer.totalExcise, answer.totalIsMinimum]).toEqual([smoked.totalExcise, false]);
    expect(smoked.totalExcise).toBeGreaterThan(0);
    const [line] = answer.lines;
    expect(line?.explanation.find(({ code }) => code === 'excise-to-confirm')?.text).toMatch(
      /tabac à chauffer a son propre tarif, plus élevé.*un agent peut demander davantage/u,
    );
  });

  it('is relieved like other tobacco, and then owes nothing that is not known', () => {
    const answer = assessed(situation([heated(250, 400)]));
    expect(answer).toMatchObject({ total: 0, totalIsMinimum: false });
    expect(codesOf([heated(250, 400)])).toEqual(['quantity-relieved']);
  });

  it('leaves the rates of the other articles to be chosen as they were', () => {
    const dress: SpokenGood = { id: 'robe-coton', originalValue: 500 };
    const alone = assessed(situation([dress]));
    const beside = assessed(situation([dress, heated(500, 400)]));
    expect([beside.mode, beside.lines[0]?.total]).toEqual([alone.mode, alone.lines[0]?.total]);
  });
});
