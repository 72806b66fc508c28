import { kindsOf } from '../goods/kinds-named';
import { isNamedFreely, type Product } from '../goods/product';
import { isCountedInUnits, isDrink, potOfClass } from '../goods/quantity-class';
import { type RestrictedGoodId, taxedByQuantity } from '../goods/restricted-good-id';
import type { RestrictedWords } from '../goods/restricted-words';
import { scaled } from '../money/exact';
import { type ExchangeRate, type ExchangeRates, toCents } from '../regulation/exchange-rates';
import { offeredAtAge, offeredForCountry } from '../regulation/product-offered';
import { minimumAge } from '../regulation/quantity-allowance';
import { quantityClass } from '../regulation/quantity-pot';
import { regimeOf } from '../regulation/regime';
import type { Regulation } from '../regulation/regulation';
import type { RestrictedGood } from '../regulation/restricted-good';
import type { Arrival } from '../regulation/restriction-severity';
import { beginsWithArticle } from '../restriction/is-name-understood';
import { namesCashOnly, namesOnly } from '../restriction/name-restrictions';
import { type NameReading, readName } from '../restriction/read-name';
import { countryCodes, excludedCountries } from '../traveller/country-codes';
import type { AssessmentRequest, DeclaredGood, Refusal, RefusalCode } from './assessment';
import type { ResolvedGood } from './resolved-good';
import { termsOf, valuePot } from './tariff-terms';

const million = 1_000_000;

type Figures = Refusal['figures'];
type Refuse = (code: RefusalCode, path: Refusal['path'], figures?: Figures) => void;

/** Whether purchases may be made there. */
function checkCountry(country: string, field: string, refuse: Refuse): boolean {
  const isKnown = countryCodes.has(country);
  const isExcluded = excludedCountries.has(country);
  if (isKnown && !isExcluded) return true;
  refuse(isExcluded ? 'excluded-country' : 'unknown-country', [field], { country });
  return false;
}

/** The country of purchase of a good, when it is not the trip's. */
function ownCountry({ purchaseCountry }: DeclaredGood, trip: Arrival): string | null {
  return purchaseCountry === trip.country ? null : purchaseCountry;
}

/**
 * What is bought outside the Union makes the arrival one from outside: on a trip inside the Union it is refused, for its
 * allowance would be that of no trip (several-countries).
 */
function arrivalFrom(country: string, trip: Arrival, refuse: Refuse): Arrival {
  const regime = regimeOf({ country, meanOfTransport: 'other', border: false });
  if (checkCountry(country, 'purchaseCountry', refuse) && trip.regime === 'eu' && regime !== 'eu') {
    refuse('purchased-outside-union', ['purchaseCountry'], { country });
  }
  return { ...trip, country, regime };
}

function findExchange(good: DeclaredGood, rates: ExchangeRates, refuse: Refuse): ExchangeRate | null {
  const exchange = rates.byCurrency.get(good.currency);
  const figures = { currency: good.currency };
  if (exchange === undefined) refuse('unknown-currency', ['currency'], figures);
  if (exchange === null) refuse('currency-without-rate', ['currency'], figures);
  return exchange ?? null;
}

function findProduct(
  good: DeclaredGood,
  age: number,
  { country, regime }: Arrival,
  { products, law }: Regulation,
  refuse: Refuse,
): Product | null {
  if (good.productId === null) return null;
  const product = products.get(good.productId);
  const figures: Figures = { productId: good.productId };
  if (product === undefined) {
    refuse('unknown-product', ['productId'], figures);
    return null;
  }
  if (product.kind === 'category') refuse('category-not-a-product', ['productId'], figures);
  if (!offeredAtAge(product, { age, country }, law)) {
    refuse('product-not-offered-at-age', ['productId'], {
      ...figures,
      country,
      minimumAge: minimumAge(regime, law).value,
    });
  }
  if (!offeredForCountry(product, country)) {
    refuse('product-not-offered-for-country', ['productId'], { ...figures, country });
  }
  return product;
}

function checkAmount(good: DeclaredGood, product: Product | null, refuse: Refuse): void {
  const quantity = product?.amountProduct ?? null;
  const amount = good.amountMillionths;
  if (amount === null || amount <= 0) {
    if (quantity !== null || amount !== null) refuse('amount-required', ['amount']);
    return;
  }
  const whole = quantity === null || isCountedInUnits(quantity);
  if (whole && amount % million !== 0) refuse('amount-not-whole', ['amount']);
}

/** Whether the author of a free article says it to be one of these. */
function isSaidToBe(
  { restriction, restrictionAnswers }: DeclaredGood,
  ids: readonly RestrictedGoodId[],
): boolean {
  return ids.some((id) => restriction === id || restrictionAnswers[id] === 'yes');
}

const medicines: readonly RestrictedGoodId[] = ['medicine', 'narcotic-medicine'];

/** A free article that its author says to be a medicine, under a name that means one and lists nothing beside. */
function isMedicine(good: DeclaredGood, reading: NameReading | null): boolean {
  return (
    reading !== null &&
    isSaidToBe(good, medicines) &&
    namesOnly(good.customName ?? '', reading.named, medicines)
  );
}

/** A free article that its author says to be cash, under a name that lists nothing beside. */
function isCash(
  good: DeclaredGood,
  reading: NameReading | null,
  { products, restrictedWords }: Regulation,
): boolean {
  return (
    reading !== null &&
    isSaidToBe(good, ['cash']) &&
    namesCashOnly(good.customName ?? '', reading.named, restrictedWords, (thing) =>
      beginsWithArticle(thing, products, restrictedWords),
    )
  );
}

type ReadGood = (good: DeclaredGood, arrival: Arrival) => NameReading;

/** Reads the names of one request, equal ones once: two hundred articles may bear the longest of names. */
function nameReader(words: RestrictedWords): ReadGood {
  const known = new Map<string, NameReading>();
  return ({ customName, restriction, restrictionAnswers }, arrival) => {
    const key = JSON.stringify([customName, restriction, restrictionAnswers, arrival.country]);
    const reading =
      known.get(key) ?? readName({ name: customName ?? '', restriction, restrictionAnswers }, arrival, words);
    known.set(key, reading);
    return reading;
  };
}

/** The alcohol or tobacco that a free article is, or may be while it was not denied. */
function unmeasuredIn({ confirmed, open }: NameReading): RestrictedGood | null {
  return [...confirmed, ...open].find((held) => taxedByQuantity.has(held.good.id))?.good ?? null;
}

function resolve(
  index: number,
  good: DeclaredGood,
  product: Product | null,
  exchange: ExchangeRate,
  reading: NameReading | null,
  arrival: Arrival,
  trip: Arrival,
  regulation: Regulation,
): ResolvedGood {
  const { law } = trip;
  const purchaseCountry = arrival === trip ? null : arrival.country;
  const value = toCents(good.originalValueThousandths, exchange);
  const kinds = kindsOf(product, good.customName, regulation.products);
  const terms = termsOf(product, kinds, law);
  const known = {
    index,
    good,
    arrival,
    purchaseCountry,
    product,
    kinds,
    reading,
    terms,
    exchange,
    value,
  };
  if (product?.amountProduct != null) {
    const { amountProduct, tariff } = product;
    const drink = isDrink(amountProduct);
    const degreeThousandths = drink
      ? (good.alcoholDegreeThousandths ?? scaled(tariff?.defaultDegree ?? 0, 3))
      : 0;
    const ownClass = quantityClass(amountProduct, degreeThousandths / 1_000, law);
    return {
      kind: 'quantity',
      ...known,
      amountProduct,
      quantityClass: ownClass,
      pot: potOfClass[ownClass],
      amountMillionths: good.amountMillionths ?? 0,
      degreeThousandths,
    };
  }
  const restricted = reading === null ? null : unmeasuredIn(reading);
  if (restricted !== null) return { kind: 'unmeasured', ...known, restricted };
  if (terms.cash || isCash(good, reading, regulation)) return { kind: 'cash', ...known };
  if (terms.medicine || isMedicine(good, reading)) return { kind: 'medicine', ...known };
  const count = (good.amountMillionths ?? million) / million;
  const pot = valuePot(terms, trip.regime);
  // Field by field: most goods are these, and copying an object costs more than reading what it holds.
  return {
    kind: 'value',
    index,
    good,
    arrival,
    purchaseCountry,
    product,
    kinds,
    reading,
    terms,
    exchange,
    value,
    pot,
    count,
  };
}

/** The goods with all that the tables say of them, or every reason why the request cannot be assessed. */
export function resolveGoods(
  request: AssessmentRequest,
  regulation: Regulation,
  rates: ExchangeRates,
  trip: Arrival,
): { readonly goods: readonly ResolvedGood[]; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = [];
  const goods: ResolvedGood[] = [];
  const read = nameReader(regulation.restrictedWords);
  checkCountry(request.country, 'country', (code, path, figures = {}) =>
    refusals.push({ code, path, figures }),
  );
  for (const [index, good] of request.goods.entries()) {
    const before = refusals.length;
    const refuse: Refuse = (code, path, figures = {}) => {
      refusals.push({ code, path: ['goods', index, ...path], figures });
    };
    const country = ownCountry(good, trip);
    const arrival = country === null ? trip : arrivalFrom(country, trip, refuse);
    const product = findProduct(good, request.age, arrival, regulation, refuse);
    const exchange = findExchange(good, rates, refuse);
    checkAmount(good, product, refuse);
    if (good.originCountry !== null && !countryCodes.has(good.originCountry)) {
      refuse('unknown-origin-country', ['originCountry'], { country: good.originCountry });
    }
    if (refusals.length > before || exchange === null) continue;
    const reading = isNamedFreely(product) ? read(good, arrival) : null;
    goods.push(resolve(index, good, product, exchange, reading, arrival, trip, regulation));
  }
  return { goods, refusals };
}
