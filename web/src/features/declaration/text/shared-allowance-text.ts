import { phrase } from '@retour/core';

export const sharedAllowanceText = {
  title: 'Une seule franchise pour votre arrivée',
  text: phrase`Vous avez déjà déclaré des achats pour le même jour, et la franchise compte une seule fois par personne. Un agent peut donc vous demander plus que le montant affiché. Pour le connaître, annulez l'autre déclaration, puis déclarez tout ensemble.`,
  open: (publicId: string): string => phrase`Voir la déclaration ${publicId}`,
} as const;
