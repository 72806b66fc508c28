import { formatHour, minuteMs } from '@retour/contract';
import { phrase } from '@retour/core';

/** What gives more time, beside the work. */
export const prolongLabel = 'Se reconnecter (nouvel onglet)';

/** How near the end of a session is: from `known`, when it cannot be renewed any more, to `over`. */
export type EndStage = 'known' | 'soon' | 'near' | 'over';

/** `leftMs`: milliseconds before the end. */
export function endStage(leftMs: number): EndStage {
  if (leftMs <= 0) return 'over';
  if (leftMs <= 2 * minuteMs) return 'near';
  return leftMs <= 10 * minuteMs ? 'soon' : 'known';
}

function leftText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / minuteMs);
  return minutes <= 1 ? 'dans moins d’une minute' : `dans ${minutes} minutes`;
}

/** What is said of the end; `endMs` is an instant, milliseconds since the epoch. */
export function endText(endMs: number, nowMs: number): string {
  const leftMs = endMs - nowMs;
  if (leftMs <= 0) return phrase`Votre session se termine.`;
  const at = formatHour(endMs);
  return phrase`Votre session se termine à ${at}, ${leftText(leftMs)}. Connectez-vous de nouveau dans un autre onglet : votre travail reste ici.`;
}
