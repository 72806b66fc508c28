import { formatCount, phrase } from '@retour/core';
import { menuText } from '../shell/menu-text';
import type { LostWork } from './lost-work';

export const leaveText = {
  title: phrase`Se déconnecter ?`,
  leave: menuText.leave,
  stay: phrase`Rester connecté`,
} as const;

const begun = phrase`La déclaration commencée, pas encore enregistrée, sera effacée de cet appareil.`;
const typed = phrase`Ce qui est écrit et pas encore envoyé (raison, correction, comptage ou message) sera effacé.`;

function parkedText(count: number): string {
  const end = count < 2 ? 'sera effacée' : 'seront effacées';
  return phrase`${formatCount(count, 'déclaration mise', 'déclarations mises')} de côté ${end} de cet appareil.`;
}

/** Each kind of work that goes, in a sentence. */
export function lostText({ parked, isBegun, isTyped }: LostWork): string {
  const texts = [
    ...(parked > 0 ? [parkedText(parked)] : []),
    ...(isBegun ? [begun] : []),
    ...(isTyped ? [typed] : []),
  ];
  return texts.join(' ');
}
