import type { DeclarationStatus } from '@retour/core';

/** One word or two for each status, from an agent's side. */
export const statusWords: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'brouillon',
  submitted: 'à\u00A0valider',
  validated: 'validée',
  refused: 'refusée',
  paid: 'payée',
  cancelled: 'annulée',
};
