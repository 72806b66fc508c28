import { articleNameSchema, simulationLimits } from '@retour/contract';
import { countryCodes, excludedCountries, type RestrictionAnswers, restrictedGoodIds } from '@retour/core';
import { attempt } from '../../../lib/attempt';
import { isText, numberThat, oneOf, type Shape, textThat } from '../../../lib/shape';
import {
  type CustomShoppingProduct,
  fallbackCurrency,
  isAge,
  isArticle,
  isCurrency,
  isCustomArticle,
  isMeanOfTransport,
  type ShoppingProduct,
  type SimulatorRequest,
  withForcedBorder,
} from '../../../store';
import { linkVersion, restLimits } from './encode-simulation';
import { maxLinkLength } from './max-link-length';
import { lineTags, type SharedRest } from './shared-rest';

/** Why an article of a link is left out; what the nomenclature and the rates of the day say comes after. */
export type UnreadReason = 'price' | 'unreadable';

export interface UnreadArticle {
  /** Undefined when its name cannot be shown either. */
  readonly name: string | undefined;
  readonly reason: UnreadReason;
}

export type ReadSimulation =
  | { readonly kind: 'unreadable'; readonly why: 'empty' | 'too-long' | 'other-version' | 'damaged' }
  | {
      readonly kind: 'read';
      /** Whole or not: an answer that could not be read is to be asked for. */
      readonly request: SimulatorRequest;
      readonly unread: readonly UnreadArticle[];
      /** Articles beyond what a simulation holds, which nobody looked at. */
      readonly tooMany: number;
      readonly rest: SharedRest;
    };

type Article =
  | { readonly kind: 'listed'; readonly article: ShoppingProduct }
  | { readonly kind: 'unlisted'; readonly article: CustomShoppingProduct }
  | ({ readonly kind: 'unread' } & UnreadArticle);

/**
 * Whatever somebody wrote after « # »: keeps what is valid by the rules of the device's own storage and of the contract,
 * names what is not, never fails. Only what is looked for is taken: no key of the link becomes a key of an object.
 */
export function readSimulation(text: string): ReadSimulation {
  if (text === '') return { kind: 'unreadable', why: 'empty' };
  if (text.length > maxLinkLength) return { kind: 'unreadable', why: 'too-long' };
  const [, version, body = ''] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (version !== undefined && version !== linkVersion) return { kind: 'unreadable', why: 'other-version' };
  const fields = attempt<unknown>(() => JSON.parse(textOf(body)));
  if (!Array.isArray(fields)) return { kind: 'unreadable', why: 'damaged' };
  const [age, meanOfTransport, country, border, currency, list, lines, others]: readonly unknown[] = fields;
  if (!Array.isArray(list)) return { kind: 'unreadable', why: 'damaged' };

  const defaultCurrency = isCurrency(currency) ? currency : fallbackCurrency;
  const articles = list
    .slice(0, simulationLimits.shoppingProducts)
    .map((article: unknown, index) => readArticle(article, `lien-${index + 1}`, defaultCurrency));
  return {
    kind: 'read',
    request: withForcedBorder({
      age: isAge(age) ? age : undefined,
      meanOfTransport: isMeanOfTransport(meanOfTransport) ? meanOfTransport : undefined,
      country: isPurchaseCountry(country) ? country : undefined,
      border: border === 1,
      defaultCurrency,
      shoppingProducts: articles.flatMap((read) => (read.kind === 'listed' ? [read.article] : [])),
      customShoppingProducts: articles.flatMap((read) => (read.kind === 'unlisted' ? [read.article] : [])),
    }),
    unread: articles.flatMap((read) => (read.kind === 'unread' ? [read] : [])),
    tooMany: Math.max(0, list.length - simulationLimits.shoppingProducts),
    rest: readRest(lines, others),
  };
}

/** What cannot be shown of it is counted: something is left out, and nobody is told that nothing is. */
function readRest(lines: unknown, others: unknown): SharedRest {
  const list: readonly unknown[] = Array.isArray(lines) ? lines : lines === undefined ? [] : [lines];
  const told = list.slice(0, restLimits.lines).map((line): unknown => (isText(line) ? [line, 1] : line));
  const read = told.filter(isLine).map(readLine);
  const counted = others === undefined ? 0 : isCount(others) ? others : 1;
  return { lines: read, others: Math.min(restLimits.others, counted + list.length - read.length) };
}

function readLine([typed, count, tag]: TextLine): SharedRest['lines'][number] {
  const name = isCount(tag) ? lineTags[tag - 1] : undefined;
  return {
    typed,
    ...(count === 1 ? {} : { count }),
    ...(name === undefined ? {} : { [name]: true }),
  };
}

type TextLine = readonly [string, number, unknown?];

const isCount = numberThat(
  (count) => Number.isSafeInteger(count) && count >= 0 && count <= restLimits.others,
);
/** One line that shows what it is. */
const isLineText = textThat(
  (text) =>
    text.length <= restLimits.characters &&
    text.trim() === text &&
    /[\p{L}\p{N}]/u.test(text) &&
    !/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028-\u202E\u2066-\u2069\u2800]/u.test(text),
);
const isLine = (line: unknown): line is TextLine =>
  Array.isArray(line) && isLineText(line[0]) && isCount(line[1]) && line[1] > 0;

function readArticle(fields: unknown, id: string, defaultCurrency: string): Article {
  const list: readonly unknown[] = Array.isArray(fields) ? fields : [];
  const [productId, name, value, currency, amount, alcoholDegree, originCountry, purchaseCountry] = list;
  const [, , , , , , , , answers, restriction] = list;
  const isNamed = isText(name) && isArticleName(name);
  const unread: Article = {
    kind: 'unread',
    name: isNamed ? name : undefined,
    reason: isPrice(value) ? 'unreadable' : 'price',
  };
  const common = {
    id,
    name,
    value,
    currency: currency ?? defaultCurrency,
    amount: amount ?? undefined,
    originCountry: originCountry ?? undefined,
    purchaseCountry: purchaseCountry ?? undefined,
  };
  const isFromKnownCountries =
    (common.originCountry === undefined || isKnownCountry(common.originCountry)) &&
    (common.purchaseCountry === undefined || isPurchaseCountry(common.purchaseCountry));
  if (!isNamed || !isFromKnownCountries) return unread;
  if (productId !== null) {
    const article = { ...common, productId, alcoholDegree: alcoholDegree ?? undefined };
    return isArticle(article) && article.productId.length <= maxIdLength
      ? { kind: 'listed', article }
      : unread;
  }
  const article = {
    ...common,
    ...(isGood(restriction) ? { restriction } : {}),
    ...(Array.isArray(answers) ? { restrictionAnswers: readAnswers(answers) } : {}),
  };
  return isCustomArticle(article) ? { kind: 'unlisted', article } : unread;
}

const maxIdLength = 80;

const isGood = oneOf(restrictedGoodIds);
const isKnownCountry: Shape<string> = textThat((code) => countryCodes.has(code));
const isPurchaseCountry: Shape<string> = textThat(
  (code) => countryCodes.has(code) && !excludedCountries.has(code),
);
const isPrice: Shape<number> = numberThat(
  (value) => value >= 0 && value <= simulationLimits.originalValue.max,
);

/** Read as it was typed: what the rule would trim or compose was made by no form of ours. */
function isArticleName(name: string): boolean {
  const { success, data } = articleNameSchema.safeParse(name);
  return success && data === name;
}

/** The restricted goods that an article was said to be. Those that the law of today does not know are let go: it asks of others. */
function readAnswers(goods: readonly unknown[]): RestrictionAnswers {
  return Object.fromEntries(goods.filter(isGood).map((good) => [good, 'yes'] as const));
}

function textOf(body: string): string {
  const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
