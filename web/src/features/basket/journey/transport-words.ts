import type { MeanOfTransport } from '@retour/core';

export const transportNames: Readonly<Record<MeanOfTransport, string>> = {
  plane: 'Avion',
  boat: 'Bateau',
  train: 'Train',
  car: 'Voiture',
  other: 'Autre',
};

export const transportPhrases: Readonly<Record<MeanOfTransport, string>> = {
  plane: 'en avion',
  boat: 'en bateau',
  train: 'en train',
  car: 'en voiture',
  other: 'par un autre moyen',
};
