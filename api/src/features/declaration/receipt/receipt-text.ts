import { type Declaration, formatMoment } from '@retour/contract';
import { additionalCountries, paymentPhrases, typeset } from '@retour/core';
import countryNames from '@retour/core/data/country-names.json' with { type: 'json' };

const statusTitles: Readonly<Record<Declaration['status'], string>> = {
  draft: 'Brouillon, pas encore envoyé',
  submitted: 'Récapitulatif avant paiement',
  validated: 'Récapitulatif avant paiement, vérifié par un agent',
  refused: 'Déclaration refusée',
  paid: 'Reçu de paiement',
  cancelled: 'Déclaration annulée',
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

const countries: Readonly<Record<string, string>> = { ...additionalCountries, ...countryNames };

export function countryText(code: string): string {
  return countries[code] ?? code;
}

export const keepAtHand: readonly string[] = [
  'Présentez-vous au bureau de douane avec ce document, vos achats et leurs factures.',
  'Un agent lit le code, vérifie vos achats et encaisse la somme due.',
].map(typeset);
