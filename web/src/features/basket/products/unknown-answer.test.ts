import {
  answerVerdict,
  type CurrencyTable,
  indexCatalogue,
  lawOn,
  type Product,
  type ProductCatalogue,
  regimeOf,
  restrictionOf,
} from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { describe, expect, it } from 'vitest';
import { initialAppState, type SimulatorRequest } from '../../../store';
import { createCalculator } from '../assessment/calculator';
import { buildSimulationRequest } from '../request/build-simulation-request';
import { type UnknownAnswer, unknownAnswer } from './unknown-answer';

const catalogue = products as ProductCatalogue;
const day = '2026-11-21';
const calculator = createCalculator(catalogue, currencies as CurrencyTable, day);
const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false } as const;
const request: SimulatorRequest = { ...initialAppState.simulator.simulatorRequest, ...trip };
const arrival = {
  country: trip.country,
  regime: regimeOf(trip),
  law: lawOn(day),
};
const groups = [...indexCatalogue(catalogue).values()].filter(({ question }) => question !== null);

const unknown = (group: Product): UnknownAnswer =>
  unknownAnswer(group, { request, calculator, arrival, words: catalogue.restrictedWords });

function assess(basket: Partial<SimulatorRequest>) {
  const outcome = calculator.assess(buildSimulationRequest({ ...request, ...basket }));
  return outcome.kind === 'assessed' ? outcome.answer : undefined;
}

const price = (value: number) => ({ value, currency: 'EUR' });

/** As the unknown answer is kept in the basket. */
function assessUnknown({ product, name, good }: UnknownAnswer, value: number) {
  const article = { id: 'a', name, ...price(value) };
  const amount = product?.kind === 'amount-product' ? 20 : undefined;
  return product === null
    ? assess({
        customShoppingProducts: [{ ...article, ...(good && { restrictionAnswers: { [good]: 'yes' } }) }],
      })
    : assess({ shoppingProducts: [{ ...article, productId: product.id, amount }] });
}

const assessAnswer = ({ id, name, kind }: Product, value: number) =>
  assess({
    shoppingProducts: [
      { id, name, productId: id, ...price(value), amount: kind === 'amount-product' ? 20 : undefined },
    ],
  });

describe.each(groups.map((group) => [group.id, group] as const))('« je ne sais pas » of %s', (_id, group) => {
  it('is called as none of its answers', () => {
    const { name } = unknown(group);
    const answers = group.subProducts.map((answer) => answer.name).filter((one) => one !== group.name);
    expect(answers).not.toContain(name);
    expect(name.startsWith(group.name)).toBe(true);
  });

  it.each([500, 1000])('never owes less for sure than one of its answers, at %d €', (value) => {
    const answer = assessUnknown(unknown(group), value);
    const answers = group.subProducts.map((one) => assessAnswer(one, value));
    const owed = answers.map((one) => one?.total ?? 0);
    if (answers.some((one) => one?.totalIsMinimum === true)) expect(answer?.totalIsMinimum).toBe(true);
    if (answer?.totalIsMinimum !== true) {
      expect(answer?.total).toBeGreaterThanOrEqual(Math.max(...owed));
    }
  });

  it.each([310, 440, 600, 700, 701, 3000])('owes what the dearest of its answers does, at %d €', (value) => {
    const answer = assessUnknown(unknown(group), value);
    const answers = group.subProducts.map((one) => assessAnswer(one, value));
    // A good that is forbidden from there is assessed under no answer.
    if (answers.some((one) => one === undefined)) return;
    // A free article above the flat rate is left to an agent.
    if (answer?.totalIsMinimum === true) return;
    expect(answer?.total).toBe(Math.max(...answers.map((one) => one?.total ?? 0)));
  });

  it('keeps what the law says to know of one of its answers', () => {
    const codesOf = (one: ReturnType<typeof assessAnswer>): readonly string[] =>
      one?.warnings.flatMap(({ code, severity }) => (severity === 'information' ? [code] : [])) ?? [];
    const said = group.subProducts.flatMap((one) => codesOf(assessAnswer(one, 100)));
    const answer = assessUnknown(unknown(group), 100);
    const isAsked = answer?.warnings.some(({ severity }) => severity === 'doubtful') === true;
    if (!isAsked) expect(codesOf(answer)).toEqual(expect.arrayContaining([...said]));
  });

  it('is not free for sure where one of its answers is forbidden or regulated', () => {
    const isHeld = ({ restrictedGood }: Product): boolean => {
      const held = restrictionOf(restrictedGood, arrival);
      return held !== null && held.severity !== 'information';
    };
    const answer = assessUnknown(unknown(group), 100);
    const verdict = answer && answerVerdict(answer);
    if (group.subProducts.some(isHeld)) expect(verdict).not.toBe('nothing');
    // A doubt about a good that the law only informs of may stay.
    else expect(['nothing', 'owed', 'unidentified', 'doubtful']).toContain(verdict);
  });
});
