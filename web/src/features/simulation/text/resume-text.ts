import { addDays, dayInParis, formatHour } from '@retour/contract';
import { formatCount, formatDay, phrase } from '@retour/core';

export const resumeText = {
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
  resume: 'Reprendre la simulation',
  button: 'Utilisez notre simulateur',
  cardTitle: 'Simulation en cours',
  declaredTitle: 'Simulation déclarée',
  takenOut: (articles: number): string =>
    articles < 2
      ? phrase`Un article retiré n'y est pas compté.`
      : phrase`${formatCount(articles, 'article')} retirés n'y sont pas comptés.`,
  seeDeclaration: 'Voir la déclaration',
  seeAgain: 'Revoir la simulation',
  forbidden: 'article interdit',
  unfinished: 'Il reste quelques questions avant vos achats.',
} as const;

/** « commencée hier à 18 h 40 ». */
export function sinceText(updatedAt: string, now: Date): string {
  const day = dayInParis(new Date(updatedAt));
  const time = formatHour(updatedAt);
  const today = dayInParis(now);
  if (day === today) return `aujourd’hui à ${time}`;
  if (day === addDays(today, -1)) return `hier à ${time}`;
  return `le ${formatDay(day)} à ${time}`;
}
