import { pipeline, Readable } from 'node:stream';
import { formatMomentCell, reviewLimits } from '@retour/contract';
import {
  answerWords,
  articlesValue,
  centsOf,
  findOffice,
  formatAge,
  formatEurosCell,
  formatFlight,
  formatNumber,
  formatPastSum,
  formatPastTotal,
  formatStatus,
  hasAmount,
  isFixedOnTheSpot,
  isForbidden,
  isKnownSum,
  isNeverCollected,
  isOfSum,
  isWaiting,
  lineTotals,
  type MeanOfPayment,
  meansOfPayment,
  type Office,
  owedOnTheRest,
  paymentNames,
  paymentPhrases,
  phrase,
  stageOf,
  type TotalledLines,
  taxNames,
  transportNames,
  unisolated,
  withoutSums,
  wordJoiner,
} from '@retour/core';
import { type Stringifier, stringify } from 'csv-stringify';
import { countryText } from '../../declaration/country-text';
import {
  articleAndCountry,
  describeLine,
  type Nomenclature,
  totalInSentence,
  unknownArticles,
} from '../../declaration/described-line';
import type { ExportedList } from '../storage/list-exported';
import type { ExportedDeclaration, ExportedLine } from '../storage/read-exported';

function momentCell(moment: string | null | undefined): string {
  return moment === null || moment === undefined ? '' : formatMomentCell(moment);
}

function eurosCell(amount: number): string {
  return formatEurosCell(centsOf(amount));
}

type Tax = 'totalCustomDuty' | 'totalExcise' | 'totalVat';
type ExportedAnswer = Omit<ExportedDeclaration, 'shoppingProducts'> & {
  readonly shoppingProducts: readonly ExportedLine[];
};

/** Its lines as the sheet writes them: of what may be kept until it is paid, of all the articles then. */
function totalsOf(declaration: ExportedDeclaration): TotalledLines<ExportedAnswer> {
  const assessment = { ...declaration, shoppingProducts: declaration.lines };
  return lineTotals({ status: declaration.status, assessment });
}

/** A sum of what could be computed; empty when nothing could, or when an article has no amount. */
function sumCell(declaration: ExportedDeclaration, amount: number): string {
  const lines = declaration.lines.filter(({ explanation }) => !isOfSum(explanation));
  return isKnownSum(amount, lines) ? eurosCell(amount) : '';
}

/** A number, or the words of what is not nothing and has no amount. */
function writtenTotal(declaration: ExportedDeclaration): string {
  const { lines, total, status } = declaration;
  const stage = stageOf(status);
  const answer = { ...declaration, shoppingProducts: lines, withoutForbidden: undefined };
  // What would have been owed is counted, whatever became of the goods.
  const amount = isNeverCollected(status) ? formatPastTotal(answer) : answerWords(answer, stage).amount;
  const isNumber = /\d/.test(amount) || (stage === 'settled' && !isFixedOnTheSpot(declaration));
  return isNumber ? eurosCell(total) : plain(amount);
}

/** Whether a sum of what waits is known, also where nothing may be kept: that it is nothing then is what adds up. */
function isKnownDue(sum: number, { answer }: TotalledLines<ExportedAnswer>): boolean {
  return sum > 0 || answer.shoppingProducts.every((line) => isForbidden(line) || hasAmount(line));
}

/** Whether somebody may still pay it: not who was erased while it waited. */
function isDue({ status, declarantLastName }: ExportedDeclaration): boolean {
  return isWaiting(status) && declarantLastName !== '';
}

/**
 * What waits to be collected, once what may not enter is handed over: in no other state, so that the column adds up. Empty where that
 * is nothing yet, and may be something once it is seen.
 */
function dueCell(declaration: ExportedDeclaration): string {
  if (!isDue(declaration)) return '';
  const { total } = owedOnTheRest({ ...declaration, shoppingProducts: declaration.lines });
  return isKnownDue(total, totalsOf(declaration)) ? eurosCell(total) : '';
}

/**
 * A tax of what waits to be collected: they add up to it. Empty too in an answer of before 26 November 2026 that does not know
 * the taxes of what may be kept.
 */
function dueTaxCell(declaration: ExportedDeclaration, tax: Tax): string {
  if (!isDue(declaration)) return '';
  const totals = totalsOf(declaration);
  if (totals.countsForbidden) return dueCell(declaration) === eurosCell(0) ? eurosCell(0) : '';
  const sum = totals.answer[tax];
  return isKnownDue(sum, totals) ? eurosCell(sum) : '';
}

/**
 * What the sheet says was computed of what nobody pays for, without what may not enter: a number, or its words. Empty too in an
 * answer of before 26 November 2026 that does not know what the others come to: it is said with all of it.
 */
function writtenPast(declaration: ExportedDeclaration): string {
  if (!isNeverCollected(declaration.status)) return '';
  const totals = totalsOf(declaration);
  if (totals.countsForbidden) return '';
  const written = formatPastSum(totals);
  return /\d/.test(written) ? eurosCell(owedOnTheRest(totals.answer).total) : plain(written);
}

/** A column of amounts holds nothing else: it is added up, sorted and read by programs. */
function amountAlone(written: string): string {
  return /\d/.test(written) ? written : '';
}

/** What the sheet says where it has no amount: « À évaluer ». */
function wordsCell(declaration: ExportedDeclaration): string {
  const written = writtenPast(declaration) || writtenTotal(declaration);
  return amountAlone(written) === '' ? written : '';
}

/** What was collected, in all: nothing where nothing was, or where nobody recorded how much. */
function collectedCell(declaration: ExportedDeclaration): string {
  const { status, total } = declaration;
  return status === 'paid' && (total > 0 || !isFixedOnTheSpot(declaration)) ? eurosCell(total) : '';
}

function collectedByCell({ collected }: ExportedDeclaration, mean: MeanOfPayment): string {
  const amount = collected[mean];
  return amount === undefined ? '' : eurosCell(amount);
}

/** Of what is closed unpaid, that its total is computed and not collected. */
function stateCell(declaration: ExportedDeclaration): string {
  const state = plain(formatStatus(declaration));
  return isNeverCollected(declaration.status) ? `${state}, non encaissée` : state;
}

/** Spreadsheets look for plain spaces, and for no sign that cannot be seen: behind one, a formula would not be known as such. */
function plain(text: string): string {
  return unisolated(text)
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll(wordJoiner, '');
}

/** « Bijou en or ou platine : taxé, 339,51 € », one line an article inside the cell. */
function articlesCell(
  declaration: ExportedDeclaration,
  { nomenclature }: Pick<Named, 'nomenclature'>,
): string {
  const totals = totalsOf(declaration);
  const reading = { ...totals, ...unknownArticles(stageOf(declaration.status), declaration), isAtDesk: true };
  const articles = totals.answer.shoppingProducts.map((line) => {
    const described = describeLine(line, nomenclature, reading);
    const { statusBesideTotal } = described;
    const total = totalInSentence(described);
    const article = articleAndCountry(described);
    return statusBesideTotal === null
      ? `${article} : ${total}`
      : `${article} : ${statusBesideTotal}, ${total}`;
  });
  return plain(articles.join('\n'));
}

/** That of the trip, then those where articles were bought apart. */
function countriesCell({ country, lines }: ExportedDeclaration): string {
  const others = lines.flatMap(({ purchaseCountry }) => purchaseCountry ?? []);
  return [...new Set([country, ...others])].map(countryText).join(', ');
}

/** What gives names to what a declaration holds. */
export interface Named {
  readonly nomenclature: Nomenclature;
  readonly offices: readonly Office[];
}

/** An office as its payments name it; one that never took any, as the installation does. */
function officeCell({ receipt, office, officeName }: ExportedDeclaration, { offices }: Named): string {
  if (office === undefined) return '';
  return receipt?.office ?? officeName ?? findOffice(offices, office)?.name ?? office;
}

type Cell = (declaration: ExportedDeclaration, named: Named) => string;

/** A column of what was computed of all the articles, those that may not enter too. */
const ofAll = (name: string): string => `${name}, interdit compris`;

const columns: Readonly<Record<string, Cell>> = {
  Référence: ({ publicId }) => publicId,
  État: stateCell,
  'Créée le': ({ createdAt }) => momentCell(createdAt),
  'Envoyée le': ({ submittedAt }) => momentCell(submittedAt),
  'Validée le': ({ validated }) => momentCell(validated?.at),
  'Validée par': ({ validated }) => validated?.by ?? '',
  'Close le': ({ closed }) => momentCell(closed?.at),
  'Close par': ({ closed }) => closed?.by ?? '',
  'Modifiée le': ({ updatedAt }) => momentCell(updatedAt),
  Nom: ({ declarantLastName }) => declarantLastName,
  Prénom: ({ declarantFirstName }) => declarantFirstName,
  Âge: ({ age, ageIsMinimum }) => plain(formatAge(age, ageIsMinimum)),
  'Adresse e-mail': ({ declarantEmail }) => declarantEmail ?? '',
  Transport: ({ meanOfTransport }) => transportNames[meanOfTransport],
  Vol: ({ flight }) => (flight === undefined ? '' : plain(formatFlight(flight))),
  'Pays des achats': countriesCell,
  Articles: articlesCell,
  // Of the articles: money that is carried is none.
  [`Valeur en euros, ${withoutSums}`]: ({ totalValue, lines }) =>
    eurosCell(articlesValue({ totalValue, shoppingProducts: lines })),
  [ofAll(taxNames.duty)]: (declaration) => sumCell(declaration, declaration.totalCustomDuty),
  [ofAll(taxNames.excise)]: (declaration) => sumCell(declaration, declaration.totalExcise),
  [ofAll(taxNames.vat)]: (declaration) => sumCell(declaration, declaration.totalVat),
  [ofAll('Total en euros')]: (declaration) => amountAlone(writtenTotal(declaration)),
  'Total minimum': ({ totalIsMinimum }) => (totalIsMinimum ? 'oui' : 'non'),
  'Moyen de paiement': ({ means }) => means.map((mean) => paymentNames[mean]).join(', '),
  Reçu: ({ receipt }) => receipt?.number ?? '',
  // That of the filter of the list: of who decided last.
  Bureau: officeCell,
  'Déclarée par': ({ authorType }) => (authorType === 'agent' ? 'agent' : 'voyageur'),
  // Last, as the columns before them have their place in what reads these files.
  'À encaisser sans l’interdit en euros': dueCell,
  'Encaissé en euros': collectedCell,
  ...Object.fromEntries(
    meansOfPayment.map((mean): [string, Cell] => [
      `Encaissé ${paymentPhrases[mean]}`,
      (declaration) => collectedByCell(declaration, mean),
    ]),
  ),
  [`${taxNames.duty} à encaisser`]: (declaration) => dueTaxCell(declaration, 'totalCustomDuty'),
  [`${taxNames.excise} à encaisser`]: (declaration) => dueTaxCell(declaration, 'totalExcise'),
  [`${taxNames.vat} à encaisser`]: (declaration) => dueTaxCell(declaration, 'totalVat'),
  'Calculé sans l’interdit en euros': (declaration) => amountAlone(writtenPast(declaration)),
  'Au lieu d’un montant': wordsCell,
};
const cells = Object.values(columns);

const cutNotice = phrase`Liste coupée à ${formatNumber(reviewLimits.exportedRows)} déclarations : réduisez la période ou les filtres pour avoir la suite.`;

async function* rowsOf({ pages, isCut }: ExportedList, named: Named): AsyncGenerator<readonly string[]> {
  for await (const page of pages) {
    for (const declaration of page) yield cells.map((cell) => cell(declaration, named));
  }
  if (isCut) yield [cutNotice, ...cells.slice(1).map(() => '')];
}

/**
 * A list as CSV for spreadsheets set in French: semicolons, byte order mark, comma in amounts. Rows are read as they are
 * sent. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function csvOfList(list: ExportedList, named: Named): Stringifier {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    quote_record_delimiter: true,
    header: true,
    columns: Object.keys(columns),
  });
  // A fault closes the answer before its end, so that nobody takes a part for the whole.
  pipeline(Readable.from(rowsOf(list, named)), csv, () => undefined);
  return csv;
}
