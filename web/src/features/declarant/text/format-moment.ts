import { formatDay } from '@retour/core';
import { once } from '../../../lib/once';
import { dayInParis } from '../../../lib/paris-day';

const hour = once(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }),
);

/** « 21 novembre 2026 à 14 h 05 », Paris time. */
export function formatMoment(instant: string): string {
  const date = new Date(instant);
  const [hours = '', minutes = ''] = hour().format(date).split(':');
  return `${formatDay(dayInParis(date))} à ${Number(hours)}\u00A0h\u00A0${minutes}`;
}
