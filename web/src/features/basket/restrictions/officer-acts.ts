import { phrase, type RestrictionSeverity } from '@retour/core';

/** Over what an officer does. */
export const officerActsTitle = 'Ce que vous faites';

/** What an officer does without a paper that the law demands: goods that are not forbidden are not handed over alone. */
export const missingPaper = phrase`S'il en manque un, refusez la déclaration.`;

/** What an officer does about so many articles that the law restricts; travellers are told to hand them over, or to show them. */
export const officerActs: Readonly<Record<RestrictionSeverity | 'doubtful', (count: number) => string>> = {
  forbidden: (count) =>
    count < 2
      ? phrase`Faites remettre l'article au service : il n'entre pas.`
      : phrase`Faites remettre les articles au service : ils n'entrent pas.`,
  doubtful: (count) =>
    count < 2
      ? phrase`Vérifiez ce que c'est, puis répondez à la question.`
      : phrase`Vérifiez ce que c'est, puis répondez à chaque question.`,
  regulated: () => `${phrase`Contrôlez la quantité et les papiers que la loi demande.`} ${missingPaper}`,
  information: (count) =>
    count < 2
      ? phrase`Contrôlez l'article si vous avez un doute.`
      : phrase`Contrôlez les articles si vous avez un doute.`,
};
