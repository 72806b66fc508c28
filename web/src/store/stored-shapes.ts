import { decimalPlaces, simulationLimits } from '@retour/contract';
import {
  type CurrencyTable,
  type MeanOfTransport,
  meansOfTransport,
  type RestrictionAnswer,
  type RestrictionAnswers,
} from '@retour/core';
import {
  either,
  isBoolean,
  isDay,
  isNumber,
  isRecord,
  isText,
  listOf,
  numberThat,
  objectOf,
  oneOf,
  optional,
  recordOf,
  type Shape,
  textThat,
  type UnknownRecord,
} from '../lib/shape';
import type { UserState } from './app-state';
import type { CustomShoppingProduct, ShoppingProduct } from './shopping-product';

/** What a valid stored value looks like; bounds are those of the contract. */
export const isAge: Shape<number> = numberThat(
  (age) => Number.isInteger(age) && age >= simulationLimits.age.min && age <= simulationLimits.age.max,
);
export const isMeanOfTransport: Shape<MeanOfTransport> = oneOf(meansOfTransport);
export const isCountry: Shape<string> = textThat((code) => /^[A-Z]{2}$/.test(code));
export const isCurrency: Shape<string> = textThat((code) => /^[A-Z]{3}$/.test(code));
export const isError: Shape<UnknownRecord | string> = either(isRecord, isText);

interface Bounds {
  readonly max: number;
  readonly decimals: number;
}

function decimal({ max, decimals }: Bounds): Shape<number> {
  return numberThat((value) => value >= 0 && value <= max && decimalPlaces(value) <= decimals);
}

const isAmount = decimal(simulationLimits.amount);
export const isDegree: Shape<number> = decimal(simulationLimits.alcoholDegree);

const textUpTo = (length: number): Shape<string> =>
  textThat((text) => text.length > 0 && text.length <= length);

const common = {
  id: textUpTo(simulationLimits.customId),
  name: textUpTo(simulationLimits.customName),
  value: decimal(simulationLimits.originalValue),
  currency: isCurrency,
  amount: optional(numberThat((amount) => isAmount(amount) && amount > 0)),
  originCountry: optional(isCountry),
  purchaseCountry: optional(isCountry),
};

export const isArticle: Shape<ShoppingProduct> = objectOf<ShoppingProduct>({
  ...common,
  productId: textThat((id) => id.length > 0),
  alcoholDegree: optional(isDegree),
});
/** The list of goods stays out of the first page; the server checks it. */
const isRestrictionAnswer = isText as Shape<RestrictionAnswer>;
const isRestrictionAnswers: Shape<RestrictionAnswers> = recordOf(oneOf(['yes', 'no']));

export const isCustomArticle: Shape<CustomShoppingProduct> = objectOf<CustomShoppingProduct>({
  ...common,
  restriction: optional(isRestrictionAnswer),
  restrictionAnswers: optional(isRestrictionAnswers),
});

export const isCurrencyTable: Shape<CurrencyTable> = objectOf<CurrencyTable>({
  edition: isText,
  validFrom: isDay,
  validTo: isDay,
  currencies: listOf(
    objectOf<CurrencyTable['currencies'][number]>({
      id: isText,
      name: isText,
      symbol: isText,
      rate: numberThat((rate) => rate > 0),
      rateDate: isDay,
      rateToConfirm: isBoolean,
      countries: listOf(isText),
      source: isText,
    }),
  ),
});

export const isUser: Shape<NonNullable<UserState['user']>> = objectOf<NonNullable<UserState['user']>>({
  userId: isText,
  email: isText,
  isAgent: isBoolean,
  exp: isNumber,
  lastRefresh: isBoolean,
});
