import { phrase } from '@retour/core';

/** Of the question that tells products of the same name apart; the search does without it. */
export const choiceText = {
  chooseError: phrase`Choisissez une des réponses pour continuer.`,
  dontKnow: 'Je ne sais pas',
  assumed: phrase`Sans la réponse, nous comptons le cas qui coûte le plus. L'étiquette ou un agent tranchera à l'arrivée.`,
  assumedFree: phrase`Sans la réponse, un agent précisera l'article à l'arrivée.`,
  next: 'Continuer',
} as const;
