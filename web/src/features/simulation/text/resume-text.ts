import { addDays, dayInParis, formatHour } from '@retour/contract';
import { formatCount, formatDay, phrase } from '@retour/core';

export const resumeText = {
  resume: 'Reprendre la simulation',
  button: 'Utilisez notre simulateur',
  cardTitle: 'Simulation en cours',
  declaredTitle: 'Simulation déclarée',
  takenOut: (articles: number): string =>
    articles < 2
      ? phrase`Un article retiré n'y est pas compté.`
      : phrase`${formatCount(articles, 'article')} retirés n'y sont pas comptés.`,
  otherwise: phrase`avec d'autres réponses`,
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
