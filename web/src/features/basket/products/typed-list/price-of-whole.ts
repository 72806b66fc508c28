import { exactDecimal, proportionHalfUp, toNumber } from '@retour/core';
import { type CurrencyContext, formatOf } from './currency-words';
import { perMeasure } from './per-measure';
import type { ReadArticle } from './read-article';
import { type PriceMeaning, pricesInDigits } from './read-price';
import { type Measure, takeMeasure } from './read-quantity';

/** What a price is of: a measure, undefined where it is in no unit of a product, or a container. */
interface PricePer {
  readonly measure: Measure | undefined;
  readonly container: string | undefined;
}

/** « un kilo » is a quantity beside a price of it. */
const oneMeasure = /(?<!\p{L})une?\s(?=(?:kilo|litre|gramme)(?!\p{L}))/iu;
/** « 2 kg x 14 €/kg » counts nothing. */
const timesPrice = /(?<=\d\s?(?:k?g|kilos?|[cdm]?l|litres?)|\uE000)\s*[x×*]\s*(?=\d)/iu;

/** What is left without « le kilo », and what that is. */
export function takePer(
  typed: string,
  context: CurrencyContext,
): { readonly per: PricePer; readonly rest: string } | undefined {
  const text = pricesInDigits(typed, context);
  const match = perMeasure.exec(text);
  if (match === null) return undefined;
  const [written, digits = '1', word = '', container] = match;
  const rest = `${text.slice(0, match.index)} \uE000${text.slice(match.index + written.length)}`;
  return {
    per: { measure: takeMeasure(`${digits} ${word}`).found, container },
    rest: rest.replace(oneMeasure, '1 ').replace(timesPrice, ' ').replace('\uE000', ' '),
  };
}

/** The article at the price of all of it; undefined where how much there is is not said, or is in another unit. */
export function atWholePrice(
  article: ReadArticle,
  { measure: per, container }: PricePer,
  context: CurrencyContext,
): ReadArticle | undefined {
  const { name, prices, priceWritten, basis, count, isCountSaid, measure } = article;
  if (container !== undefined) {
    const isOfEach = name.toLowerCase().startsWith(container.toLowerCase());
    const isWhole = isCountSaid || measure === undefined;
    return isWhole ? { ...article, basis: basis ?? (isOfEach ? 'each' : undefined) } : undefined;
  }
  if (prices.length === 0 && priceWritten === undefined) return article;
  const isOfUnit = per !== undefined && measure?.unit === per.unit && per.value.units > 0;
  // A price in no sure currency would be taken for that of all in its form.
  if (!isOfUnit || measure.value === 0 || basis === 'all' || priceWritten !== undefined) return undefined;
  return {
    ...article,
    prices: prices.map((price) => wholePrice(price, per, { count, each: measure.value }, context)),
    basis: count > 1 ? 'all' : 'each',
  };
}

/** Rounded once, for all of them. */
function wholePrice(
  meaning: PriceMeaning,
  { value: per, unit }: Measure,
  { count, each }: { readonly count: number; readonly each: number },
  context: CurrencyContext,
): PriceMeaning {
  const price = exactDecimal(meaning.price);
  const quantity = exactDecimal(each);
  const decimals = formatOf([meaning.currency], context).maximumDecimals;
  const units = proportionHalfUp(
    price.units * count,
    quantity.units * 10 ** (per.decimals + decimals),
    per.units * 10 ** (price.decimals + quantity.decimals),
  );
  const of = { price: meaning.price, value: toNumber(per), unit };
  return { ...meaning, price: toNumber({ units, decimals }), per: of };
}
