import type { Declaration } from '@retour/contract';
import { additionalCountries, formatEuros, type LineStatus, type MeanOfPayment, typeset } from '@retour/core';

const statusTitles: Readonly<Record<Declaration['status'], string>> = {
  draft: 'Brouillon, pas encore envoyé',
  submitted: 'Récapitulatif avant paiement',
  validated: 'Récapitulatif avant paiement, vérifié par un agent',
  refused: 'Déclaration refusée',
  paid: 'Reçu de paiement',
  cancelled: 'Déclaration annulée',
};

export const lineStatusTexts: Readonly<Record<LineStatus, string>> = {
  relieved: 'en franchise',
  taxed: 'taxé',
  'partly-taxed': 'taxé en partie',
  unlimited: 'sans limite',
  'to-assess': 'à évaluer par un agent',
  'indicative-exceeded': 'au-delà du seuil indicatif',
};

const paymentTexts: Readonly<Record<MeanOfPayment, string>> = {
  card: 'Payé par carte',
  cash: 'Payé en espèces',
  cheque: 'Payé par chèque',
  'bank-cheque': 'Payé par chèque de banque',
};

export const transportTexts: Readonly<Record<Declaration['meanOfTransport'], string>> = {
  plane: 'avion',
  boat: 'bateau',
  train: 'train',
  car: 'voiture',
  other: 'autre moyen de transport',
};

export function receiptTitle({ status }: Pick<Declaration, 'status'>): string {
  return statusTitles[status];
}

export function paymentText({ payment }: Pick<Declaration, 'payment'>): string {
  return payment === undefined ? 'Payé' : paymentTexts[payment];
}

const countries = new Intl.DisplayNames(['fr'], { type: 'region', fallback: 'code' });

export function countryText(code: string): string {
  return additionalCountries[code] ?? countries.of(code) ?? code;
}

/** Euros of an answer as people read them. */
export function euros(amount: number): string {
  return formatEuros(Math.round(amount * 100));
}

/** A moment on the clocks of Paris: « 21/11/2026 à 14:05 ». */
export function momentText(moment: string): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
  const time = date.toLocaleTimeString('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${day} à ${time}`;
}

export const keepAtHand: readonly string[] = [
  'Présentez-vous au bureau de douane avec ce document, vos achats et leurs factures.',
  'Un agent lit le code, vérifie vos achats et encaisse la somme due.',
].map(typeset);
