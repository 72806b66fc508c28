import { formatDay, phrase } from '@retour/core';
import { once } from '../../../lib/once';
import { dayInParis } from '../../../lib/paris-day';

export const resumeText = {
  dialogTitle: phrase`Vous avez commencé une simulation.`,
  dialogSubtitle: phrase`Souhaitez vous la reprendre ou en débuter une nouvelle ?`,
  restart: 'Nouvelle simulation',
  resume: 'Reprendre la simulation',
  button: 'Utilisez notre simulateur',
  cardTitle: 'Simulation en cours',
  forbidden: 'article interdit',
  unfinished: 'Il reste quelques questions avant vos achats.',
} as const;

const hour = once(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' }),
);

/** « commencée hier à 18 h 40 ». */
export function sinceText(updatedAt: string, now: Date): string {
  const instant = new Date(updatedAt);
  const [hours = '', minutes = ''] = hour().format(instant).split(':');
  const time = `${Number(hours)}\u00A0h\u00A0${minutes}`;
  const day = dayInParis(instant);
  if (day === dayInParis(now)) return `aujourd’hui à ${time}`;
  if (day === dayInParis(new Date(now.getTime() - 86_400_000))) return `hier à ${time}`;
  return `le ${formatDay(day)} à ${time}`;
}
