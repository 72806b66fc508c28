import { type DeclarationStatus, phrase } from '@retour/core';

/** What a traveller reads of each state. */
export const statusText: Readonly<
  Record<DeclarationStatus, { readonly word: string; readonly meaning: string }>
> = {
  draft: {
    word: 'brouillon',
    meaning: phrase`Cette déclaration n'est pas encore envoyée.`,
  },
  submitted: {
    word: 'envoyée',
    meaning: phrase`La douane l'a reçue. Elle attend votre passage.`,
  },
  validated: {
    word: 'validée',
    meaning: phrase`Un agent l'a contrôlée. Il reste à payer ce qui est dû.`,
  },
  refused: {
    word: 'refusée',
    meaning: phrase`Un agent ne l'a pas acceptée. Adressez-vous à lui pour la suite.`,
  },
  paid: {
    word: 'payée',
    meaning: phrase`Tout est en règle. Gardez le PDF : c'est votre reçu.`,
  },
  cancelled: {
    word: 'annulée',
    meaning: phrase`Elle ne vaut plus rien. Vos achats restent à déclarer à votre arrivée.`,
  },
};
