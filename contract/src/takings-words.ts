import {
  formatCount,
  formatDay,
  formatEurosAmount,
  formatReceiptNumber,
  paymentNames,
  phrase,
  typeset,
} from '@retour/core';
import type { MeanTakings, OfficerTakings, Takings } from './takings';

/** What a sheet says, on screen as on paper. */
export const takingsColumns = {
  mean: 'Moyen de paiement',
  collected: 'Encaissé',
  reversed: 'Rendu',
  net: 'Reste',
  counted: 'Compté',
  difference: 'Écart',
} as const;

export function takingsTitle(day: string): string {
  return phrase`Encaissements du ${formatDay(day)}`;
}

export function takingsMean({ mean }: Pick<MeanTakings, 'mean'>): string {
  return mean === undefined ? 'Non précisé' : paymentNames[mean];
}

/** « 1 234,50 € (3) »: how much, and how many times; nothing for never. */
export function takingsSum(amount: number, times: number): string {
  return times === 0 ? '' : `${formatEurosAmount(amount)} (${times})`;
}

const closedAccount = 'agent dont le compte est fermé';

/** « Port de Calais, Claire Martin ». */
export function takingsOf({ office, officer }: OfficerTakings): string {
  return typeset(`${office.name}, ${officer.name ?? closedAccount}`);
}

/** « Rendu : 12,00 € (1), annulé par Nadia Lopez. »: one sentence for each who reversed; null where nothing was. */
export function takingsReversals({ reversedBy }: OfficerTakings): string | null {
  if (reversedBy.length === 0) return null;
  return reversedBy
    .map(
      ({ officer, reversals, reversed }) =>
        phrase`Rendu : ${takingsSum(reversed, reversals)}, annulé par ${officer.name ?? closedAccount}.`,
    )
    .join(' ');
}

export function takingsReceipts({ receipts }: OfficerTakings): string {
  if (receipts === undefined) return phrase`Aucun reçu ce jour-là.`;
  const { year, first, last } = receipts;
  const from = formatReceiptNumber({ year, number: first });
  return first === last
    ? phrase`Reçu ${from}.`
    : phrase`Reçus entre ${from} et ${formatReceiptNumber({ year, number: last })}.`;
}

/** How the sheet agrees with the trail of the declarations. */
export function takingsTrail({ trail }: Takings): string {
  const closed =
    trail.closed === 0
      ? ''
      : phrase` ${formatCount(trail.closed, 'déclaration close', 'déclarations closes')} sans rien à payer.`;
  return trail.difference === 0
    ? phrase`Ces sommes sont celles du journal des déclarations, au centime près.${closed}`
    : phrase`Le journal des déclarations dit ${formatEurosAmount(trail.net)}, soit un écart de ${formatEurosAmount(trail.difference)} réglé sans reçu numéroté.${closed}`;
}

export const nothingTaken = phrase`Rien n'a été encaissé ni rendu ce jour-là.`;
