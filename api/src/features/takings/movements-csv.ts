import { formatMomentCell } from '@retour/contract';
import {
  type Cents,
  findOffice,
  formatEurosCell,
  formatPublicId,
  formatReceiptNumber,
  type MeanOfPayment,
  type Office,
  paymentNames,
} from '@retour/core';
import { stringify } from 'csv-stringify/sync';
import type { Count } from './storage/list-counts';
import type { Ended } from './storage/list-ended';
import type { Movement } from './storage/list-movements';

/** A line of the file: what moved, what was counted in a till, with what it is more than what was due then, or what ended without a payment and was taken up again. */
type Line =
  | { readonly kind: 'movement'; readonly movement: Movement }
  | { readonly kind: 'count'; readonly count: Count; readonly difference: Cents }
  | { readonly kind: 'ended'; readonly ended: Ended };

const meanCell = (mean: MeanOfPayment | null): string => (mean === null ? 'non précisé' : paymentNames[mean]);

/** Cents, or words. */
type Cell = Cents | string;

const outcomeCells: Readonly<Record<Ended['outcome'], string>> = {
  closed: 'clôture sans rien à payer',
  refused: 'refus',
  abandoned: 'abandon',
  're-exported': 'réexportation',
  seized: 'saisie',
  // « annulation » alone is that of a payment.
  cancelled: 'annulation de la déclaration',
  reopened: 'réouverture',
  unclosed: 'clôture annulée',
};

/** An office as its payments name it; one that never took any, as the installation does. */
function officeCell({ office_id, office_name }: Movement | Count | Ended, offices: readonly Office[]): Cell {
  return office_name ?? findOffice(offices, office_id)?.name ?? office_id ?? '';
}

function cellsOf(line: Line, offices: readonly Office[]): readonly Cell[] {
  const sharedCells = (of: Movement | Count | Ended): readonly Cell[] => [
    formatMomentCell(of.moment.toISOString()),
    officeCell(of, offices),
    of.officer,
  ];
  if (line.kind === 'count') {
    const { mean, cents } = line.count;
    return [
      ...sharedCells(line.count),
      '',
      '',
      'comptage',
      '',
      meanCell(mean),
      '',
      '',
      cents,
      line.difference,
    ];
  }
  if (line.kind === 'ended') {
    const { public_id, outcome, reopener } = line.ended;
    const reference = formatPublicId(public_id);
    return [...sharedCells(line.ended), '', reference, outcomeCells[outcome], reopener, '', '', '', '', ''];
  }
  const { movement } = line;
  const { office_id: officeId, year, number, public_id, is_payment, reverser, mean, cents } = movement;
  return [
    ...sharedCells(movement),
    formatReceiptNumber({ officeId, year, number }),
    formatPublicId(public_id),
    is_payment ? 'encaissement' : 'annulation',
    reverser,
    meanCell(mean),
    is_payment ? cents : '',
    is_payment ? '' : cents,
    '',
    '',
  ];
}

const columns = [
  'Date',
  'Bureau',
  'Agent',
  'Reçu',
  'Déclaration',
  'Mouvement',
  'Annulé ou rouvert par',
  'Moyen de paiement',
  'Encaissé en euros',
  'Remboursé en euros',
  'Compté en euros',
  'Écart au comptage en euros',
  'Fichier établi le',
];

const tillOf = ({ office_id, agent_id, mean }: Movement | Count): string =>
  `${office_id} ${agent_id} ${mean ?? ''}`;

/** In the order of what happened; a count comes after what moved at its moment, which was due then. */
function linesOf(movements: readonly Movement[], counts: readonly Count[]): readonly Line[] {
  const due = new Map<string, Cents>();
  const lines: Line[] = [];
  let next = 0;
  const addUntil = (moment: number): void => {
    for (let movement = movements[next]; movement !== undefined; movement = movements[next]) {
      if (movement.moment.getTime() > moment) return;
      const till = tillOf(movement);
      const { is_payment, cents } = movement;
      due.set(till, (due.get(till) ?? 0) + (is_payment ? cents : -cents));
      lines.push({ kind: 'movement', movement });
      next += 1;
    }
  };
  for (const count of counts) {
    addUntil(count.moment.getTime());
    lines.push({ kind: 'count', count, difference: count.cents - (due.get(tillOf(count)) ?? 0) });
  }
  addUntil(Number.POSITIVE_INFINITY);
  return lines;
}

function momentOf(line: Line): number {
  if (line.kind === 'count') return line.count.moment.getTime();
  return (line.kind === 'ended' ? line.ended : line.movement).moment.getTime();
}

export interface TakingsLines {
  readonly movements: readonly Movement[];
  readonly counts: readonly Count[];
  readonly ended: readonly Ended[];
}

/**
 * One line what a mean settled, what was given back of it, what was counted of it, or a declaration that ended without a payment or was taken up again, for spreadsheets set in French: its amounts add
 * up to the sheet of the moment that each line says.
 */
export function movementsCsv(
  { movements, counts, ended }: TakingsLines,
  { at, offices }: { readonly at: Date; readonly offices: readonly Office[] },
): string {
  const readAt = formatMomentCell(at.toISOString());
  const lines = [...linesOf(movements, counts), ...ended.map((one): Line => ({ kind: 'ended', ended: one }))];
  return stringify(
    lines
      .sort((one, other) => momentOf(one) - momentOf(other))
      .map((line) => [...cellsOf(line, offices), readAt]),
    {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      // Of a sum that is negative, the sign is no formula.
      cast: { number: formatEurosCell },
      escape_formulas: true,
      header: true,
      columns,
    },
  );
}
