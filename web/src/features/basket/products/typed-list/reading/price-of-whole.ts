import {
  type AmountUnit,
  exactDecimal,
  measureName,
  measureWord,
  proportionHalfUp,
  toNumber,
} from '@retour/core';
import { type CurrencyContext, formatOf } from '../words/currency-words';
import { numberRun } from '../words/number-words';
import { holdsSeveral } from './count-after-name';
import type { ReadArticle } from './read-article';
import { type PriceMeaning, perMeasureIn, pricesInDigits } from './read-price';
import { type Measure, takeMeasure } from './read-quantity';

/** What a price is of, and the text that is left: a measure, undefined where it is in no unit of a product, or a container. */
interface PricePer {
  readonly measure: Measure | undefined;
  readonly container: string | undefined;
  readonly isSure: boolean;
  readonly rest: string;
}

/** « un kilo » is a quantity beside a price of it. */
const oneMeasure = new RegExp(`(?<!\\p{L})une?\\s(?=${measureName}(?!\\p{L}))`, 'iu');
const unit = `${measureWord}(?!\\p{L})`;
/** « 2 kg x 14 €/kg » counts nothing. */
const timesPrice = new RegExp(`(?<=\\d\\s?${unit}|\\uE000)\\s*[x×*]\\s*(?=\\d)`, 'iu');

/** « 2 kg 15 € pour un kilo »; « 15 € pour un kilo » is of all of it. */
const forOne = new RegExp(
  `(?<=\\d\\s?${unit}\\s.*)(?:pour\\s(?:un|1)|chaque|per|a)\\s(?=${measureName}(?!\\p{L})|kg(?!\\p{L}))`,
  'iu',
);
/** « 15 € 50 le kilo ». */
const spokenCents = /(\d)\s?(?:€|euros?)\s?(\d\d)(?=\s?\/|\s(?:l[ea]s?|au|par|du)\s)/iu;

/** What is left without « le kilo », and what that is. */
export function takePer(typed: string, context: CurrencyContext): PricePer | undefined {
  const text = pricesInDigits(typed.replace(spokenCents, '$1,$2 €').replace(forOne, 'le '), context);
  const { match, isSure = false } = perMeasureIn(text, context) ?? {};
  if (match === undefined) return undefined;
  const [written, digits = '1', , named, short, container] = match;
  const rest = `${text.slice(0, match.index)} \uE000${text.slice(match.index + written.length)}`;
  return {
    measure: takeMeasure(`${digits} ${named ?? short}`).found,
    container,
    isSure,
    rest: rest.replace(oneMeasure, '1 ').replace(timesPrice, ' ').replace('\uE000', ' '),
  };
}

/**
 * A quantity that may be another one: « 2 kilos et demi », « 2 kg 500 de », « 2 kilos cinq cents », « 1 250 g » (or one of 250), « 1,250 g »,
 * « 2 à 3 kg », « environ ».
 */
const unclear = new RegExp(
  [
    `(?<!\\p{L})(?:et\\s(?:demie?|(?:un\\s|trois\\s)?quarts?|quelques?)|demie?[\\s-](?:kilo|litre|livre)|environ|presque|fois|(?:plus|moins|près) de|au moins|entre|totale?|ensemble)(?!\\p{L})`,
    '[~≈±<>]',
    `\\d\\s?${unit}\\s(?:\\d+\\s?(?:de\\s|d['’])|${numberRun})`,
    `\\d[ \\u00A0\\u202F'’]\\d{3}(?:[.,]\\d+)?\\s?(?:${unit}|cig)`,
    '\\d[.,]\\d{3}\\s?(?:g|[cdm]l|cig)',
    `\\d\\s*(?:[-–—/+&]|à|ou|et)\\s*\\d+(?:[.,]\\d+)?\\s?${unit}`,
  ].join('|'),
  'iu',
);
/** « 3 sachets de 500 g », « 2 x 500 g » are all of that weight; « 2 saumons (3 kg) » may be of three. */
const ofEach = new RegExp(`(?:(?<!\\p{L})d(?:e\\s|['’])|\\d\\s?[x×*]\\s?)\\d+(?:[.,]\\d+)?\\s?${unit}`, 'iu');
const ofSeveralHeld = new RegExp(`\\d|(?<!\\p{L})${numberRun}`, 'iu');

/** The article at the price of all of it; undefined where that, or how much there is, is not beyond doubt. */
export function atWholePrice(
  article: ReadArticle,
  { measure: per, container, isSure, rest }: PricePer,
  context: CurrencyContext,
): ReadArticle | undefined {
  const { prices, priceWritten, basis, count, measure } = article;
  if (!isSure || (prices.length === 0 && priceWritten === undefined)) return undefined;
  if (container !== undefined) return ofContainer(article, container, rest);
  const isOfUnit = per !== undefined && measure?.unit === per.unit && per.value.units > 0;
  // A price in no sure currency would be taken for that of all in its form.
  if (!isOfUnit || measure.value === 0 || basis === 'all' || priceWritten !== undefined) return undefined;
  const isWeighed = per.unit === 'g' || per.unit === 'l';
  if (unclear.test(rest) || (count > 1 && isWeighed && !ofEach.test(rest))) return undefined;
  return {
    ...article,
    prices: prices.map((price) => wholePrice(price, per, { count, each: measure.value }, context)),
    basis: count > 1 ? 'all' : 'each',
  };
}

/** As much as one container may hold, said after what it is: « whisky 1 L 45 € la bouteille ». */
const mostHeld: Partial<Record<AmountUnit, number>> = { g: 1000, l: 1.5 };

/** « la bouteille » as « pièce »; undefined where the article may hold several of them. */
function ofContainer(article: ReadArticle, container: string, rest: string): ReadArticle | undefined {
  const { name, basis, count, isCountSaid, measure } = article;
  const isNamed = name.toLowerCase().startsWith(container.toLowerCase());
  if (ofSeveralHeld.test(name) || (!isNamed && holdsSeveral.test(name))) return undefined;
  const isHeld = measure === undefined || measure.value <= (mostHeld[measure.unit] ?? 0);
  if (!isHeld || (measure !== undefined && !isCountSaid && /^\s*\d/.test(rest))) return undefined;
  return { ...article, basis: basis ?? (isNamed || count === 1 ? 'each' : undefined) };
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
