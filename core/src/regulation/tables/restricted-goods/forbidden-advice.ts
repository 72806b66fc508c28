/** What to do of goods that may not enter: before leaving, then once they are declared. */
export const forbiddenAdvice = {
  advice: 'N’en rapportez pas. Vous en avez déjà ? Dites-le à un agent à l’arrivée : l’article sera retenu.',
  declaredAdvice: 'L’article sera retenu.',
} as const;
