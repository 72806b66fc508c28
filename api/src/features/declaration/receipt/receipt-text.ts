import { type Declaration, formatMoment } from '@retour/contract';
import { paymentPhrases, typeset } from '@retour/core';

const statusTitles: Readonly<Record<Declaration['status'], string>> = {
  draft: 'Brouillon, pas encore envoyé',
  submitted: 'Récapitulatif avant paiement',
  validated: 'Récapitulatif avant paiement, vérifié par un agent',
  refused: 'Déclaration refusée',
  paid: 'Reçu de paiement',
  cancelled: 'Déclaration annulée',
  abandoned: 'Déclaration close, articles abandonnés',
  're-exported': 'Déclaration close, articles réexportés',
  seized: 'Déclaration close, articles saisis',
};

export function receiptTitle({ status, assessment }: Declaration): string {
  return status === 'paid' && assessment.total === 0 ? 'Déclaration close' : statusTitles[status];
}

/** How and when it was settled. */
export function settlementText({ payment, updatedAt, assessment }: Declaration): string {
  if (assessment.total === 0) return `Close par un agent le ${formatMoment(updatedAt)}.`;
  const means = payment === undefined ? '' : ` ${paymentPhrases[payment]}`;
  return `Payé${means}, le ${formatMoment(updatedAt)}.`;
}

export type Corrections = readonly NonNullable<Declaration['correction']>[];

/** Words of an agent, on one line. */
export function quoted(reason: string): string {
  return reason.replace(/\s+/gu, ' ').trim();
}

/** Each correction with its reason, in the order in which they were made. */
export function correctionSentences(corrections: Corrections): readonly string[] {
  return corrections.map(
    ({ at, reason }) => `Corrigée par un agent le ${formatMoment(at)} : ${quoted(reason)}`,
  );
}

/** The last one, which a declaration carries; the others are in its history. */
export function lastCorrection({ correction }: Declaration): Corrections {
  return correction === undefined ? [] : [correction];
}

const bring = typeset('Présentez-vous au bureau de douane avec ce document, vos achats et leurs factures.');

/** What is left to do: once validated, the purchases have been checked. */
export const keepAtHand: Readonly<Record<'submitted' | 'validated', readonly string[]>> = {
  submitted: [bring, typeset('Un agent lit le code, vérifie vos achats et encaisse la somme due.')],
  validated: [bring, typeset('Un agent lit le code et encaisse la somme due.')],
};
