import type { Declaration } from '@retour/contract';
import {
  type AnswerStage,
  boardingBan,
  describeArticle,
  formatLineTotal,
  formatPrice,
  indexCatalogue,
  isDoubtful,
  isDue,
  isForbidden,
  isRegulated,
  type LineTotals,
  lineStatusWords,
  lineTotals,
  nameOfArticle,
  noBreakSpace,
  otherNameOfArticle,
  type Product,
  type ProductCatalogue,
  purchaseWords,
  stageOfDeclaration,
  type TotalledLines,
  unidentifiedIds,
} from '@retour/core';
import { countryText } from './country-text';
import type { DescribableLine } from './storage/describable-line';

/** Products by id: what an article is called today. */
export type Nomenclature = ReadonlyMap<string, Product>;

export function nomenclatureOf(catalogue: ProductCatalogue): Nomenclature {
  return indexCatalogue(catalogue);
}

/** A line in words, the same in every document: the receipt, the list for spreadsheets, the mails. */
export interface DescribedLine {
  /** « 2 × Bijou en or », « Whisky, 1,5 L à 40 % ». */
  readonly article: string;
  /** What its owner called it, when the nomenclature says otherwise. */
  readonly typedName: string | null;
  /** « pays d’achat : Japon »; null for the country of the trip. */
  readonly boughtIn: string | null;
  /** As paid: « 1 512,50 USD ». */
  readonly price: string;
  readonly status: string;
  /** The same beside the total; null where the total says it: « à évaluer », « à vérifier ». */
  readonly statusBesideTotal: string | null;
  /** « 339,51 € », or in words when nothing could be computed. */
  readonly total: string;
}

interface Reading extends Pick<LineTotals, 'format' | 'isOver'> {
  /** Officers read it: the goods have travelled. */
  readonly isAtDesk?: boolean;
  /** Articles that nobody knows, by the id that they have in the answer. */
  readonly unidentified?: ReadonlySet<string>;
}

/** Which articles nobody knows; once an agent has closed it, nothing is unknown any more. */
export function unknownArticles(
  stage: AnswerStage,
  { warnings }: Pick<Declaration['assessment'], 'warnings'>,
): Pick<Reading, 'unidentified'> {
  return isDue(stage) ? { unidentified: unidentifiedIds(warnings) } : {};
}

/** How the lines of a declaration are read by who declared it. */
export function readingOf(
  declaration: Declaration,
): TotalledLines<Declaration['assessment']> & Pick<Reading, 'unidentified'> {
  return {
    ...lineTotals(declaration),
    ...unknownArticles(stageOfDeclaration(declaration), declaration.assessment),
  };
}

/** An article that is forbidden, doubtful or to be presented is never said to be free of duty. */
function statusOf(
  line: DescribableLine & { readonly customId?: string },
  { isOver, isAtDesk = false, unidentified }: Reading,
): string {
  if (isForbidden(line)) return 'interdit';
  if (isDoubtful(line)) return isOver ? 'non vérifié' : 'à vérifier';
  if (isRegulated(line)) {
    const barredAboard = isAtDesk ? undefined : line.restriction?.barredAboard;
    return barredAboard === undefined ? 'réglementé' : boardingBan(barredAboard).toLowerCase();
  }
  const words = lineStatusWords[line.status];
  if (unidentified?.has(line.customId ?? '') !== true || line.status === 'to-assess') return words;
  // Beside « non reconnu », « en franchise » would settle what nobody knows.
  return line.status === 'relieved' || line.status === 'unlimited' ? 'non reconnu' : `non reconnu, ${words}`;
}

/** « Non évalué » says of what is over what « à évaluer » said before. */
function isSaidByTotal(line: DescribableLine, isOver: boolean): boolean {
  return isOver && line.restriction === undefined && line.status === 'to-assess' && line.total === 0;
}

function isSameWords(status: string, total: string): boolean {
  return status === total.replaceAll(noBreakSpace, ' ').toLowerCase();
}

/** Names the articles of an answer, by the id that they have in it. */
export function articleNames(
  {
    shoppingProducts,
  }: { readonly shoppingProducts: readonly (DescribableLine & { readonly customId: string })[] },
  nomenclature: Nomenclature,
): (customId: string) => string | undefined {
  const names = new Map(
    shoppingProducts.map(({ customId, id, customName }) => [
      customId,
      nameOfArticle(nomenclature.get(id ?? '') ?? null, customName),
    ]),
  );
  return (customId) => names.get(customId);
}

/** The total after other words: « interdit : à remettre ». */
export function totalInSentence({ total }: DescribedLine): string {
  return total.charAt(0).toLocaleLowerCase('fr') + total.slice(1);
}

/** The article as lists name it, with where it was bought: « Robe (pays d’achat : Japon) ». */
export function articleAndCountry({ article, boughtIn }: DescribedLine): string {
  return boughtIn === null ? article : `${article} (${boughtIn})`;
}

/** A line with what was computed for it, unless its amounts are those of a declaration. */
export function describeLine(
  line: DescribableLine & { readonly customId?: string },
  nomenclature: Nomenclature,
  reading: Reading = { format: formatLineTotal, isOver: false },
): DescribedLine {
  const product = nomenclature.get(line.id ?? '') ?? null;
  const name = nameOfArticle(product, line.customName);
  const { format, isOver } = reading;
  const status = statusOf(line, reading);
  const total = format(line);
  const purchaseCountry = line.purchaseCountry ?? null;
  return {
    article: describeArticle({ ...line, name }, product),
    typedName: otherNameOfArticle(product, line.customName),
    boughtIn: purchaseCountry === null ? null : purchaseWords(countryText(purchaseCountry)),
    price: formatPrice(line.originalValue, line.currency),
    status,
    statusBesideTotal: isSameWords(status, total) || isSaidByTotal(line, isOver) ? null : status,
    total,
  };
}
