import { pipeline, Readable } from 'node:stream';
import { type ListedDeclaration, reviewLimits } from '@retour/contract';
import { type DeclarationStatus, formatNumber, phrase } from '@retour/core';
import { type Stringifier, stringify } from 'csv-stringify';
import { countryText, transportTexts } from '../receipt/receipt-text';
import type { ExportedList } from '../storage/list-exported';

const statusTexts: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'brouillon',
  submitted: 'envoyée',
  validated: 'validée',
  refused: 'refusée',
  paid: 'payée',
  cancelled: 'annulée',
};

const parisMoment = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As spreadsheets set in French read a moment: « 21/11/2026 14:05 ». */
function momentCell(moment: string): string {
  return parisMoment.format(new Date(moment));
}

function eurosCell(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

const columns: Readonly<Record<string, (declaration: ListedDeclaration) => string>> = {
  Référence: ({ publicId }) => publicId,
  État: ({ status }) => statusTexts[status],
  'Créée le': ({ createdAt }) => momentCell(createdAt),
  'Modifiée le': ({ updatedAt }) => momentCell(updatedAt),
  Nom: ({ declarantLastName }) => declarantLastName,
  Prénom: ({ declarantFirstName }) => declarantFirstName,
  'Adresse e-mail': ({ declarantEmail }) => declarantEmail ?? '',
  Transport: ({ meanOfTransport }) => transportTexts[meanOfTransport],
  'Pays des achats': ({ country }) => countryText(country),
  'Total en euros': ({ total }) => eurosCell(total),
  'Total minimum': ({ totalIsMinimum }) => (totalIsMinimum ? 'oui' : 'non'),
  'Saisie par': ({ authorType }) => (authorType === 'agent' ? 'agent' : 'voyageur'),
};
const cells = Object.values(columns);

const cutNotice = phrase`Liste coupée à ${formatNumber(reviewLimits.exportedRows)} déclarations : réduisez la période ou les filtres pour avoir la suite.`;

async function* rowsOf({ pages, isCut }: ExportedList): AsyncGenerator<readonly string[]> {
  for await (const page of pages) {
    for (const declaration of page) yield cells.map((cell) => cell(declaration));
  }
  if (isCut) yield [cutNotice, ...cells.slice(1).map(() => '')];
}

/**
 * A list as CSV for spreadsheets set in French: semicolons, byte order mark, comma in amounts. Rows are read as they are
 * sent. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function csvOfList(list: ExportedList): Stringifier {
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
  pipeline(Readable.from(rowsOf(list)), csv, () => undefined);
  return csv;
}
