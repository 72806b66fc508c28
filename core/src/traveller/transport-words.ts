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

/** « Interdit en avion », of so many goods that the transport of the trip bars: one home for every screen, paper and mail. */
export function boardingBan(transport: MeanOfTransport, count = 1): string {
  return `${count < 2 ? 'Interdit' : 'Interdits'} ${transportPhrases[transport]}`;
}
