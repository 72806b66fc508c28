import { assessOn, type CurrencyTable, exchangeRates, formatOwed, type ProductCatalogue } from '@retour/core';
import { homeText } from '../text';
import { type Example, exampleAge, examples } from './example';
import type { ExampleAnswer } from './example-answer';

const thousandths = 1000;
const millionths = 1_000_000;

/** What each example owes by the law of a day (YYYY-MM-DD), by the engine of the simulator; null when it cannot tell. */
export function computeExamples(
  day: string,
  catalogue: ProductCatalogue,
  table: CurrencyTable,
): readonly ExampleAnswer[] | null {
  const rates = exchangeRates(table);
  const answers: ExampleAnswer[] = [];
  for (const example of examples) {
    const outcome = assessOn(requestOf(example, day), catalogue, rates);
    if (outcome.kind === 'refused') return null;
    const { total, totalIsMinimum } = outcome.assessment;
    const isFree = total === 0 && !totalIsMinimum;
    const amount = isFree ? homeText.examples.nothing : formatOwed(total, totalIsMinimum);
    answers.push({ id: example.id, amount, isFree });
  }
  return answers;
}

function requestOf(
  { id, country, meanOfTransport, productId, price, amount }: Example,
  day: string,
): Parameters<typeof assessOn>[0] {
  return {
    age: exampleAge,
    country,
    meanOfTransport,
    border: false,
    date: day,
    goods: [
      {
        customId: id,
        productId,
        customName: null,
        originalValueThousandths: price * thousandths,
        currency: 'EUR',
        amountMillionths: amount === undefined ? null : amount * millionths,
        alcoholDegreeThousandths: null,
        originCountry: null,
        purchaseCountry: null,
        restriction: null,
        restrictionAnswers: {},
        isHandedOver: false,
      },
    ],
  };
}
