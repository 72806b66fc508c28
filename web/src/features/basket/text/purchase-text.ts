import { phrase } from '@retour/core';

/** Where one article was bought; apart from the words of an article, which the list of products reads too. */
export const purchaseText = {
  elsewhere: phrase`Acheté dans un autre pays ?`,
  hint: phrase`Laissez vide pour le pays du voyage. La franchise reste la même pour tous les pays.`,
  unknown: phrase`Choisissez un pays dans la liste (exemple : Japon), ou laissez vide pour le pays du voyage.`,
} as const;
