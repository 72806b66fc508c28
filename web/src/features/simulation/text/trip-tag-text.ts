import { formatShortEuros, phrase } from '@retour/core';
import type { SimulatorQuestion } from '../../../store';

const dependsOn: Readonly<Record<SimulatorQuestion, string>> = {
  age: 'de votre âge',
  meanOfTransport: 'du transport',
  country: 'du pays',
  border: 'de votre situation de frontalier',
};

/** « de votre âge, du transport et du pays ». */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
}

export const tripTagText = {
  label: 'Votre franchise',
  unknown: 'Pas encore connue',
  dependsOn: (missing: readonly SimulatorQuestion[]): string =>
    phrase`Elle dépend ${listed(missing.map((question) => dependsOn[question]))}.`,
  unlimited: 'Sans limite',
  unlimitedNote: phrase`de valeur dans l'Union européenne, pour votre usage personnel.`,
  limitedNote: phrase`d'achats sans rien payer.`,
  foodNote: (food: number): string =>
    phrase`d'achats sans rien payer, et ${formatShortEuros(food)} d'aliments.`,
  age: 'Âge',
  meanOfTransport: 'Transport',
  country: 'Pays d’achat',
  border: 'Frontalier',
  yes: 'oui',
  no: 'non',
  articles: 'Achats',
  toCome: 'à venir',
} as const;
