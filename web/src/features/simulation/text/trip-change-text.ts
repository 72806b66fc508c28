import { phrase } from '@retour/core';

export const tripChangeText = {
  title: phrase`Votre voyage a changé`,
  kept: (isWhole: boolean): string =>
    isWhole
      ? phrase`Votre panier est gardé, le montant est recalculé.`
      : phrase`Le reste de votre panier est gardé, le montant est recalculé.`,
  removed: (count: number): string =>
    count < 2 ? phrase`Un article est retiré :` : phrase`Des articles sont retirés :`,
  putBack: (count: number): string =>
    count < 2
      ? phrase`Un article est remis dans votre panier :`
      : phrase`Des articles sont remis dans votre panier :`,
  undo: 'Annuler',
} as const;
