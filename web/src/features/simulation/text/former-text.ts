import { formatCount, phrase } from '@retour/core';

/** What is asked before a simulation takes the place of another one, and said of it then; apart from the words of the first page. */
export const formerText = {
  dialogTitle: phrase`Vous avez commencé une simulation.`,
  dialogSubtitle: phrase`Souhaitez vous la reprendre ou en débuter une nouvelle ?`,
  erases: (articles: number): string =>
    articles === 0
      ? phrase`La nouvelle effacera les réponses de celle-ci.`
      : phrase`La nouvelle effacera les réponses et ${articles < 2 ? phrase`l'article` : phrase`les ${formatCount(articles, 'article')}`} de celle-ci. Vous pourrez annuler.`,
  erased: (articles: number): string =>
    phrase`Nouvelle simulation : celle d'avant est effacée, avec ${formatCount(articles, 'article')}.`,
  undo: phrase`Annuler et y revenir`,
  restart: 'Nouvelle simulation',
} as const;
