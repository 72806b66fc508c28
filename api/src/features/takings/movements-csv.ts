import { formatMomentCell } from '@retour/contract';
import { formatEurosCell, formatReceiptNumber, paymentNames } from '@retour/core';
import { stringify } from 'csv-stringify/sync';
import type { Movement } from './storage/list-movements';

const columns: Readonly<Record<string, (movement: Movement) => string>> = {
  Date: ({ moment }) => formatMomentCell(moment.toISOString()),
  Bureau: ({ office_name }) => office_name,
  Agent: ({ officer }) => officer,
  Reçu: formatReceiptNumber,
  Déclaration: ({ public_id }) => public_id,
  Mouvement: ({ is_payment }) => (is_payment ? 'encaissement' : 'annulation'),
  'Annulé par': ({ reverser }) => reverser,
  'Moyen de paiement': ({ mean }) => (mean === null ? 'non précisé' : paymentNames[mean]),
  'Encaissé en euros': ({ is_payment, cents }) => (is_payment ? formatEurosCell(cents) : ''),
  'Rendu en euros': ({ is_payment, cents }) => (is_payment ? '' : formatEurosCell(cents)),
};
const cells = Object.values(columns);

/** One line what a mean settled or what was given back of it, for spreadsheets set in French: its amounts add up to the sheet. */
export function movementsCsv(movements: readonly Movement[]): string {
  return stringify(
    movements.map((movement) => cells.map((cell) => cell(movement))),
    {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
      header: true,
      columns: Object.keys(columns),
    },
  );
}
