import {
  centsOf,
  declarationStatusWords,
  eurosOf,
  formatCount,
  formatDay,
  formatEurosAmount,
  formatReceiptNumber,
  isolated,
  paymentNames,
  paymentPhrases,
  phrase,
  typeset,
  unpaidOutcomes,
} from '@retour/core';
import { formatMoment } from './format-moment';
import type { MeanTakings, OfficerTakings, Takings } from './takings';

/** What a sheet says, on screen as on paper. */
export const takingsColumns = {
  mean: 'Moyen de paiement',
  collected: 'Encaissé',
  reversed: 'Remboursé',
  net: 'Reste',
  counted: 'Compté',
  difference: 'Écart au comptage',
} as const;

/** « Encaissements du 27 novembre 2026, Port de Calais »: of one office, where one was asked for. */
export function takingsTitle(day: string, office?: Takings['office']): string {
  return phrase`Encaissements du ${formatDay(day)}${office === undefined ? '' : `, ${office.name}`}`;
}

/** « encaissements-2026-11-27-port-calais.pdf »: the id of an office is short, and of letters, digits and hyphens alone. */
export function takingsFileName(day: string, officeId: string | null, kind: 'pdf' | 'csv'): string {
  return `encaissements-${day}${officeId === null ? '' : `-${officeId}`}.${kind}`;
}

export function takingsMean({ mean }: Pick<MeanTakings, 'mean'>): string {
  return mean === undefined ? 'Non précisé' : paymentNames[mean];
}

/** « 1 234,50 € (3) »: how much, and how many times; nothing for never. */
export function takingsSum(amount: number, times: number): string {
  return times === 0 ? '' : `${formatEurosAmount(amount)} (${times})`;
}

/** Its sums, cents being added as integers. */
function inAll(means: readonly MeanTakings[], of: (mean: MeanTakings) => number): number {
  return eurosOf(means.reduce((cents, mean) => cents + centsOf(of(mean)), 0));
}

/**
 * The last row of a sheet, which adds up the rows above it, how many times included: a payment by two means is in two of them. What
 * was counted is added up once every mean is counted.
 */
export function takingsTotal({ means, ...all }: Takings['total']): Omit<MeanTakings, 'mean'> {
  const times = (of: (mean: MeanTakings) => number): number => means.reduce((sum, mean) => sum + of(mean), 0);
  const isCounted = means.length > 0 && means.every(({ counted }) => counted !== undefined);
  return {
    ...all,
    payments: times(({ payments }) => payments),
    reversals: times(({ reversals }) => reversals),
    ...(isCounted
      ? {
          counted: inAll(means, ({ counted = 0 }) => counted),
          difference: inAll(means, ({ difference = 0 }) => difference),
        }
      : {}),
  };
}

/** « Entre parenthèses : 4 paiements, pour 3 reçus… »: a declaration whose payment is given back is paid again, by another receipt. Null where each was paid by one mean. */
export function takingsTimes(total: Takings['total']): string | null {
  const { payments, reversals } = takingsTotal(total);
  const times = [
    ...(payments === total.payments
      ? []
      : [`${formatCount(payments, 'paiement')}, pour ${formatCount(total.payments, 'reçu')}`]),
    ...(reversals === total.reversals
      ? []
      : [
          `${formatCount(reversals, 'remboursement', 'remboursements')}, pour ${formatCount(total.reversals, 'reçu')}`,
        ]),
  ];
  if (times.length === 0) return null;
  return phrase`Entre parenthèses : ${times.join(' ; ')}. Un reçu payé par plusieurs moyens compte dans chacun.`;
}

/** The title of the sums of several tills, and what they are. */
export function takingsWhole({ rows }: Takings): string {
  return phrase`Les ${rows.length} caisses ensemble`;
}

export const takingsWholeLead = phrase`La somme des caisses qui suivent : une par agent et par bureau.`;

const closedAccount = 'agent dont le compte est fermé';

/** « Port de Calais, Claire Martin ». */
export function takingsOf({ office, officer }: OfficerTakings): string {
  return typeset(`${office.name}, ${isolated(officer.name ?? closedAccount)}`);
}

/** « Remboursé : 12,00 € pour 1 reçu annulé par Nadia Lopez. »: one sentence for each who reversed; null where nothing was. */
export function takingsReversals({ reversedBy }: Pick<OfficerTakings, 'reversedBy'>): string | null {
  if (reversedBy.length === 0) return null;
  return reversedBy
    .map(
      ({ officer, reversals, reversed }) =>
        phrase`Remboursé : ${formatEurosAmount(reversed)} pour ${formatCount(reversals, 'reçu annulé', 'reçus annulés')} par ${isolated(officer.name ?? closedAccount)}.`,
    )
    .join(' ');
}

/** « 34,92 € de plus en espèces (1 mouvement) »: what moved since a count; a payment that was given back leaves the same sum. */
function movedSince({ mean, since = 0, movementsSince = 0 }: MeanTakings): string {
  const means = mean === undefined ? '' : ` ${paymentPhrases[mean]}`;
  const moved =
    since === 0
      ? 'autant encaissé que remboursé'
      : `${formatEurosAmount(Math.abs(since))} de ${since < 0 ? 'moins' : 'plus'}`;
  return `${moved}${means} (${formatCount(movementsSince, 'mouvement')})`;
}

/** Whether money moved since the last count of a till. */
export function movedSinceCount({ means }: Pick<OfficerTakings, 'means'>): boolean {
  return means.some(({ movementsSince = 0 }) => movementsSince > 0);
}

/** Of which moments the counts of a till speak, and what moved since; nothing where nothing was counted. */
export function takingsCounts({ means }: Pick<OfficerTakings, 'means'>): readonly string[] {
  const counted = means.filter(({ difference }) => difference !== undefined);
  const moments = [...new Set(counted.map(({ countedAt }) => countedAt))].sort();
  return moments.flatMap((moment) => {
    const ofMoment = counted.filter(({ countedAt }) => countedAt === moment);
    const moved = ofMoment.filter(({ movementsSince = 0 }) => movementsSince > 0).map(movedSince);
    // Of several tills, counted each at its own moment.
    if (moment === undefined)
      return moved.length === 0 ? [] : phrase`Depuis les comptages : ${moved.join(', ')}.`;
    const names = ofMoment.map((one) => takingsMean(one).toLowerCase()).join(', ');
    const since = moved.length === 0 ? '' : phrase` Depuis : ${moved.join(', ')}.`;
    return phrase`Compté le ${formatMoment(moment)} (${names}) : l'écart est celui de ce moment.${since}`;
  });
}

/** « Non compté : chèque. »: the means that one till was not counted of, once it is of another; null otherwise. */
export function takingsUncounted({ means }: Pick<OfficerTakings, 'means'>): string | null {
  const uncounted = means.filter(({ mean, counted }) => mean !== undefined && counted === undefined);
  if (uncounted.length === 0 || means.every(({ counted }) => counted === undefined)) return null;
  return phrase`Non compté : ${uncounted.map((one) => takingsMean(one).toLowerCase()).join(', ')}.`;
}

export function takingsReceipts({ office, receipts }: OfficerTakings): string {
  if (receipts === undefined) return phrase`Aucun reçu ce jour-là.`;
  const { year, first, last } = receipts;
  const named = (number: number): string => formatReceiptNumber({ officeId: office.id, year, number });
  return first === last
    ? phrase`Reçu ${named(first)}.`
    : phrase`Reçus entre ${named(first)} et ${named(last)}.`;
}

/**
 * « Sans encaissement : 1 abandonnée, 2 saisies, 1 annulée par un agent. », and what had ended another day and waits again; null where
 * every declaration of the day was settled, or is still to be.
 */
export function takingsEnded({
  trail: { ended, reopened = 0, unclosed = 0 },
}: Pick<Takings, 'trail'>): string | null {
  const outcomes = unpaidOutcomes.flatMap((outcome) => {
    const count = ended?.[outcome] ?? 0;
    return count === 0 ? [] : formatCount(count, declarationStatusWords[outcome]);
  });
  const { cancelled = 0 } = ended ?? {};
  const counts = [
    ...outcomes,
    ...(cancelled === 0 ? [] : [formatCount(cancelled, 'annulée par un agent', 'annulées par un agent')]),
  ];
  const others = reopened - unclosed;
  const sentences = [
    ...(counts.length === 0 ? [] : [phrase`Sans encaissement : ${counts.join(', ')}.`]),
    ...(others === 0
      ? []
      : [phrase`${formatCount(others, 'rouverte, close', 'rouvertes, closes')} un autre jour.`]),
    ...(unclosed === 0
      ? []
      : [
          phrase`${formatCount(unclosed, 'clôture d’un autre jour annulée', 'clôtures d’un autre jour annulées')}.`,
        ]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

type SumsOfDay = Pick<Takings, 'trail'> & { readonly rows: readonly unknown[] };

/** How the sums of the sheet agree with the trail of the declarations; nothing where neither has any. */
function agreementOf({ trail, rows }: SumsOfDay): readonly string[] {
  if (trail.difference !== 0) {
    return [
      phrase`Le journal des déclarations dit ${formatEurosAmount(trail.net)}, soit un écart de ${formatEurosAmount(trail.difference)} réglé sans reçu numéroté.`,
    ];
  }
  return rows.length === 0
    ? []
    : [phrase`Ces sommes sont celles du journal des déclarations, au centime près.`];
}

/** How the sheet agrees with the trail of the declarations, and what else the trail says; null when there is nothing to say. */
export function takingsTrail(takings: SumsOfDay): string | null {
  const { closed } = takings.trail;
  const ended = takingsEnded(takings);
  const sentences = [
    ...agreementOf(takings),
    ...(closed === 0
      ? []
      : [phrase`${formatCount(closed, 'déclaration close', 'déclarations closes')} sans rien à payer.`]),
    ...(ended === null ? [] : [ended]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** What a sheet without a till says, unless the trail knows of a payment; null otherwise. */
export function takingsNothing({ trail, rows }: SumsOfDay): string | null {
  return rows.length > 0 || trail.difference !== 0
    ? null
    : phrase`Rien n'a été encaissé ni remboursé ce jour-là.`;
}
