import type { DeclarationStatus } from '@retour/core';

/** The status of a declaration, in a sentence. */
export const statusWords: Readonly<Record<DeclarationStatus, string>> = {
  draft: 'brouillon',
  submitted: 'à valider',
  validated: 'validée',
  refused: 'refusée',
  paid: 'payée',
  cancelled: 'annulée',
};
