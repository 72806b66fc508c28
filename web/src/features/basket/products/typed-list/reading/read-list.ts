import { productSearchSettings } from '../../../../reference';
import type { CurrencyContext } from '../words/currency-words';
import { isCountInside } from './count-after-name';
import { keysOf } from './list-text';
import { type CommaName, partsWithNames } from './named-parts';
import { pricesIn } from './price-alone';
import type { ReadArticle, UnreadArticle, UnreadReason } from './read-article';
import { readInFull } from './read-in-full';
import { readRows } from './read-rows';
import { isTotal } from './receipt-line';
import { splitAtAnd, typedListLimits } from './split-articles';
import { splitAtPrices } from './split-at-prices';
import { mayBeTable, type TableRow, tableRows } from './table-rows';

export type TypedArticle = (ReadArticle | UnreadArticle) & {
  /** Tells it from the others, whatever is typed around it. */
  readonly key: string;
};

/** What stands between the signs of a list; a row of a table is read already. */
interface Part {
  readonly typed: string;
  readonly article?: ReadArticle | UnreadArticle | undefined;
}

/**
 * The articles of what is typed, in its order; null when it is one article, or a word that is sought.
 * @param areNamed whether articles that no figure tells apart are several all the same, by what they name
 * @param names those whose commas separate nothing
 */
export function readList(
  typed: string,
  context: CurrencyContext,
  areNamed: (articles: readonly (ReadArticle | UnreadArticle)[]) => boolean = () => false,
  names: readonly CommaName[] = [],
): readonly TypedArticle[] | null {
  const text = withoutRanks(typed.slice(0, typedListLimits.characters));
  const priced = (part: string): boolean => {
    const read = readInFull(part, context);
    return read.kind === 'read' && (read.prices.length > 0 || read.priceWritten !== undefined);
  };
  const counted = (part: string): boolean => {
    const read = readInFull(part, context);
    return read.kind === 'read' && read.isCountSaid && !isCountInside(part);
  };
  /** « du fromage et des gants »: not said how many, and told apart by what they name. */
  const areBoth = (...both: readonly [string, string]): boolean =>
    both.every((part) => uncounted.test(part) || counted(part)) &&
    areNamed(both.map((part) => readInFull(part, context)));
  const named = (part: string): boolean => readInFull(part, context).kind === 'read';
  const isSum = (part: string): boolean => {
    const read = readInFull(part, context);
    return read.kind === 'unread' && isTotal(read.sum);
  };
  const prices = pricesIn(context);
  const articlesIn = (piece: string): readonly string[] =>
    partsWithNames(piece, names, prices)
      .flatMap((part) => splitAtPrices(part, context))
      .flatMap((part) =>
        splitAtAnd(
          part,
          (before, after) =>
            (isSum(after) && priced(before)) ||
            (named(after) && (priced(before) || (named(before) && counted(after)) || areBoth(before, after))),
        ),
      );
  const pieces = tableRows(text, prices) ?? [text];
  const rows = pieces.filter((piece): piece is TableRow => typeof piece !== 'string');
  const readOfRows = readRows(rows, prices, context);
  const isTable = readOfRows.some((article) => article !== undefined);
  const parts = pieces.flatMap((piece): readonly Part[] => {
    if (typeof piece === 'string') return articlesIn(piece).map((part) => ({ typed: part }));
    const article = readOfRows[rows.indexOf(piece)];
    return article === undefined
      ? articlesIn(piece.typed).map((part) => ({ typed: part }))
      : [{ typed: piece.typed, article }];
  });
  // Half of « iPhone 1099 » has another price.
  const begun = text.length === typed.length ? undefined : parts.pop();
  const cut = begun === undefined ? '' : typed.slice(text.lastIndexOf(begun.typed));
  // Its first letter alone is not an article yet.
  if ((parts.at(-1)?.typed.length ?? 0) < productSearchSettings.minCharacters) parts.pop();
  const articles = parts
    .slice(0, typedListLimits.articles)
    .map((part) => part.article ?? readInFull(part.typed, context));
  const isOneOfList = articles.length === 1 && articles[0]?.kind === 'read' && endsArticle.test(text);
  if (!isOneOfList && !isTable && !isList(articles) && !areNamed(articles))
    return mayBeTable(text)
      ? keyed([{ kind: 'unread', typed: text.trim(), reason: 'several-prices' }])
      : null;
  const rest = [
    ...parts.slice(typedListLimits.articles).map((part) => part.typed),
    ...partsWithNames(cut, names, prices),
  ];
  if (rest.length === 0) return keyed(eachPriced(articles));
  const left = { kind: 'unread', typed: rest.join('; '), reason: 'too-many', count: rest.length } as const;
  return keyed([...eachPriced(articles), left]);
}

/** Of lines that begin with 1, 2, 3… in order, and a sign, the same text with spaces in their place: « 2 parfums » says how many. */
function withoutRanks(text: string): string {
  const lines = text.split(/(?<=[;\n])|(?<=,)(?=\s+\d+\s*[.)/])/u);
  const filled = lines.filter((line) => line.trim() !== '');
  const ranks = filled.map((line) => rank.exec(line)?.[1]);
  if (ranks.length < 2 || ranks.some((one, place) => one !== String(place + 1))) return text;
  return lines.map((line) => line.replace(rank, ({ length }) => ' '.repeat(length))).join('');
}

const rank = /^\s*(\d{1,2})\s?(?:\)\s*|\.(?!\d)\s*|[/:–—-]\s+)(?=[\p{L}\p{N}"«])/u;

/** « un sac et une montre pour 300 € en tout »: the price of all, said after the last of those that have none. */
function eachPriced(articles: readonly (ReadArticle | UnreadArticle)[]): typeof articles {
  return articles.map((article, place) => {
    const before = articles[place - 1];
    const isOfSeveral =
      article.kind === 'read' &&
      article.basis === 'all' &&
      article.count === 1 &&
      article.measure === undefined &&
      before?.kind === 'read' &&
      before.prices.length === 0 &&
      before.priceWritten === undefined;
    return isOfSeveral ? { kind: 'unread', typed: article.typed, reason: 'of-several' } : article;
  });
}

const uncounted = /^(?:d(?:es|u)|de la)\s/iu;

/** A semicolon says that another article may follow: the one before it is of a list. */
const endsArticle = /;\s*$/u;

/** Figures that could not be told apart are those of several articles, or of one to be written again. */
const hasUnclearFigures = (article: ReadArticle | UnreadArticle): boolean =>
  article.kind === 'unread' && article.reason !== 'no-name';

const ofSeveral = new Set<UnreadReason>(['several-prices', 'after-price']);

/**
 * Two articles at least, with a sum whose currency is written, or two figures: « chaussures, taille 42 » is sought. Prices
 * that cannot be told apart are of several.
 */
function isList(articles: readonly (ReadArticle | UnreadArticle)[]): boolean {
  if (articles.length < 2)
    return articles.some((article) => article.kind === 'unread' && ofSeveral.has(article.reason));
  const read = articles.filter((article) => article.kind === 'read');
  const figures = [
    ...read.filter(({ prices, isCountSaid }) => prices.length > 0 || isCountSaid),
    ...articles.filter(hasUnclearFigures),
  ];
  return read.some(({ isCurrencyWritten }) => isCurrencyWritten) || figures.length > 1;
}

function keyed(articles: readonly (ReadArticle | UnreadArticle)[]): readonly TypedArticle[] {
  const keys = keysOf(articles.map(({ typed }) => typed));
  return articles.map((article, place) => ({ ...article, key: keys[place] ?? article.typed }));
}
