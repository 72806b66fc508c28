import type { BasketArticle, SimulatorRequest } from '../../../store';
import { basketArticles } from '../../../store';
import { lineTags, type SharedRest } from './shared-rest';

/** Version of what follows it in a link: another order or meaning of the fields is another version. */
export const linkVersion = '1';

/** What a link tells of a simulation: neither who it was made by, nor when, nor the identifiers of its device. */
export type SharedSimulation = Omit<SimulatorRequest, 'declarationId' | 'alcoholDegree'>;

/** What a link tells of a list; what is longer is counted only. */
export const restLimits = { lines: 40, characters: 1_000, others: 1_000 } as const;

/** The text that follows « # » in a link; `readSimulation` reads it. Names that repeat are few: no compression is worth its wait. */
export function encodeSimulation(shared: SharedSimulation, rest?: SharedRest): string {
  const { age, meanOfTransport, country, border, defaultCurrency } = shared;
  const articles = basketArticles(shared).map((article) => fieldsOf(article, defaultCurrency));
  const fields: unknown[] = [
    age,
    meanOfTransport,
    country,
    border === true ? 1 : 0,
    defaultCurrency,
    articles,
  ];
  if (rest !== undefined) fields.push(...restFields(rest));
  return `${linkVersion}.${base64Url(new TextEncoder().encode(JSON.stringify(fields)))}`;
}

/** After the articles, where there is something of it. */
function restFields({ lines, others }: SharedRest): readonly [unknown, number] {
  const told = lines.slice(0, restLimits.lines).filter(({ typed }) => typed.length <= restLimits.characters);
  const untold = lines.filter((line) => !told.includes(line)).reduce((sum, { count = 1 }) => sum + count, 0);
  return [told.map(lineFields), others + untold];
}

/** With how many articles it is of when it is of several, and what the law says of it: whoever reads neither reads the line. */
function lineFields(line: SharedRest['lines'][number]): unknown {
  const { typed, count = 1 } = line;
  const tag = lineTags.findIndex((name) => line[name] === true) + 1;
  if (tag > 0) return [typed, count, tag];
  return count === 1 ? typed : [typed, count];
}

/**
 * That an article is none of the goods that the law restricts is said by whoever brings it back, and by nobody in their place:
 * whoever opens a link is asked again.
 */
function withoutReassurance(
  article: BasketArticle,
): Pick<BasketArticle, 'restriction' | 'restrictionAnswers'> {
  const { restriction, restrictionAnswers = {} } = article;
  const said = Object.entries(restrictionAnswers).filter(([, answer]) => answer === 'yes');
  return {
    ...(restriction === undefined || restriction === 'none' ? {} : { restriction }),
    ...(said.length === 0 ? {} : { restrictionAnswers: Object.fromEntries(said) }),
  };
}

/** In the order in which they are read; the last ones are left out while nothing is said in them. */
function fieldsOf(article: BasketArticle, defaultCurrency: string): readonly unknown[] {
  const { restrictionAnswers = {}, restriction } = withoutReassurance(article);
  const restricted = Object.keys(restrictionAnswers);
  const fields: readonly unknown[] = [
    article.productId,
    article.name,
    article.value,
    article.currency === defaultCurrency ? null : article.currency,
    article.amount ?? null,
    article.alcoholDegree ?? null,
    article.originCountry ?? null,
    article.purchaseCountry ?? null,
    restricted.length === 0 ? null : restricted,
    restriction ?? null,
  ];
  return fields.slice(0, fields.findLastIndex((field) => field !== null) + 1);
}

function base64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
