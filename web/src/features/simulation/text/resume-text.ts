import { addDays, dayInParis, formatHour } from '@retour/contract';
import { formatDay, phrase } from '@retour/core';

export const resumeText = {
  dialogTitle: phrase`Vous avez commencé une simulation.`,
  dialogSubtitle: phrase`Souhaitez vous la reprendre ou en débuter une nouvelle ?`,
  restart: 'Nouvelle simulation',
  resume: 'Reprendre la simulation',
  button: 'Utilisez notre simulateur',
  cardTitle: 'Simulation en cours',
  declaredTitle: 'Simulation déclarée',
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
