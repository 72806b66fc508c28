import type { Declaration } from '@retour/contract';
import { additionalCountries, typeset } from '@retour/core';
import countryNames from '@retour/core/data/country-names.json' with { type: 'json' };

const statusTitles: Readonly<Record<Declaration['status'], string>> = {
  draft: 'Brouillon, pas encore envoyé',
  submitted: 'Récapitulatif avant paiement',
  validated: 'Récapitulatif avant paiement, vérifié par un agent',
  refused: 'Déclaration refusée',
  paid: 'Reçu de paiement',
  cancelled: 'Déclaration annulée',
};

export function receiptTitle({ status }: Pick<Declaration, 'status'>): string {
  return statusTitles[status];
}

const countries: Readonly<Record<string, string>> = { ...additionalCountries, ...countryNames };

export function countryText(code: string): string {
  return countries[code] ?? code;
}

export const keepAtHand: readonly string[] = [
  'Présentez-vous au bureau de douane avec ce document, vos achats et leurs factures.',
  'Un agent lit le code, vérifie vos achats et encaisse la somme due.',
].map(typeset);
