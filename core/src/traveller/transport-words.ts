import type { MeanOfTransport } from './traveller';

export const transportNames: Readonly<Record<MeanOfTransport, string>> = {
  plane: 'Avion',
  boat: 'Bateau',
  train: 'Train',
  car: 'Voiture',
  other: 'Autre',
};

/** Within a sentence: « arrivée en avion ». */
export const transportPhrases: Readonly<Record<MeanOfTransport, string>> = {
  plane: 'en avion',
  boat: 'en bateau',
  train: 'en train',
  car: 'en voiture',
  other: 'par un autre moyen',
};
