import { type Product, phrase } from '@retour/core';

/** Of the question that tells products of the same name apart; the search does without it. */
export const choiceText = {
  chooseError: phrase`Choisissez une des réponses pour continuer.`,
  dontKnow: 'Je ne sais pas',
  assumed: phrase`Sans la réponse, nous comptons le cas qui coûte le plus. L'étiquette tranchera à l'arrivée.`,
  assumedFree: phrase`Sans la réponse, un agent précisera l'article à l'arrivée.`,
  /** Names that are kept: of an article that nobody could tell more of, and of what it may be. */
  unknown: (group: string): string => `${group} (à préciser)`,
  perhaps: (group: string, answers: readonly Product[]): string =>
    `${group} (${answers.map(({ name }) => inBrackets(name)).join(' ou ')} ?)`,
  next: 'Continuer',
} as const;

/** « Sac en peau exotique (crocodile, python) » is « sac en peau exotique » there. */
function inBrackets(name: string): string {
  const [words = name] = name.split(' (');
  return words.charAt(0).toLowerCase() + words.slice(1);
}
