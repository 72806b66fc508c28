import { isModelOfNumber } from '../words/model-words';
import { isNumberOfName } from '../words/number-of-name';
import { areNamed, goodsNamed, type NamedContext, tellsWhich } from './named-list';
import { isOfReceipt, mayBePaid } from './paid-lines';
import type { ReadArticle, UnreadArticle } from './read-article';
import { typedListLimits } from './split-articles';

/**
 * How many at most, a name, then a number that no currency follows; a bar, a dash or a plus may stand before the next. The digits of a
 * name touch its letters: each is read in one way alone, whatever is typed.
 */
const nameAndNumber =
  /\s*(?:[/+–—-]\s+)?((?:\d{1,2}\s+)?\p{L}(?:[^\d,;]|(?<![\s\d])\d+|(?<=\s)\d+(?=\p{L}))*)\s(\d{2,}(?:[.,]\d{1,2})?)(?=\s|$)/uy;

/** The parts of « sac 400 montre 90 », no more than tell that they are too many; none where a number is of a name, as in « jean 501 Levi’s 60 ». */
function partsOf(typed: string): readonly string[] {
  const parts: string[] = [];
  nameAndNumber.lastIndex = 0;
  while (nameAndNumber.lastIndex < typed.length && parts.length <= typedListLimits.articles) {
    const [, name = '', number = ''] = nameAndNumber.exec(typed) ?? [];
    const part = `${name.trim()} ${number}`;
    if (name === '' || isModelOfNumber(part) || isNumberOfName(part)) return [];
    parts.push(part);
  }
  return parts;
}

/** What stands between two articles, where a number is before it. */
const signBetween = /(?<=\d)(?:\s*[+/]\s*(?=\p{L})|\s+[+/]\s+(?=\d{1,2}\s+\p{L}))/u;

/** The parts of « parfum 80 + crème 50 € », where the last one alone says its currency. */
function partsBeforeCurrency(typed: string): readonly string[] {
  const parts = typed.split(signBetween);
  return parts.slice(0, -1).every((part) => partsOf(part).length === 1) ? parts : [];
}

function isNamed(article: ReadArticle | UnreadArticle, context: NamedContext): boolean {
  if (article.kind === 'unread') return isOfReceipt(article);
  if (article.prices.length !== 1 || tellsWhich(article.name)) return false;
  // « montre 50 bar 300 » bears that pressure.
  if (mayBePaid(article.name) && !/^bar$/iu.test(article.name)) return true;
  const { named, products } = goodsNamed(article.name, context);
  return named.length > 0 || products.some(({ isSpelled }) => isSpelled);
}

/**
 * Whether what was read as one article may be several, which no sign keeps apart: « sac 400 montre 90 », where each name is that
 * of another thing. « Ray-Ban 3025 lunettes 150 » may be one, and nobody else knows.
 */
export function maySayMore(
  { typed, isCurrencyWritten }: ReadArticle,
  context: NamedContext,
  read: (part: string) => ReadArticle | UnreadArticle,
): boolean {
  const parts = isCurrencyWritten ? partsBeforeCurrency(typed.trim()) : partsOf(typed.trimEnd());
  if (parts.length < 2) return false;
  if (parts.length > typedListLimits.articles) return true;
  const articles = parts.map(read);
  return articles.every((article) => isNamed(article, context)) && areNamed(articles, context);
}
