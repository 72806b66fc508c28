import { enumerate, phrase, typeset } from '@retour/core';

const kept = phrase`Vos réponses sont gardées sur cet appareil.`;

export const cardText = {
  begunTitle: 'Déclaration en cours',
  begun: phrase`Elle n'est pas encore envoyée. ${kept}`,
  resume: 'Reprendre la déclaration',
  pendingTitle: 'Déclaration non envoyée',
  pending: phrase`Elle part dès que le réseau le permet. ${kept}`,
  /** Once a try left whose answer is lost. */
  uncertainTitle: 'Envoi non confirmé',
  kept,
  seePending: 'Voir l’envoi',
  sentTitle: (word: string): string => `Déclaration ${word}`,
  sent: phrase`Montrez sa référence ou son code QR à la douane.`,
  whose: (declarant: string): string => phrase`Déclaration faite par ${declarant}`,
  severalTitle: 'Vos déclarations envoyées',
  voidTitle: 'Déclarations annulées',
  void: phrase`Elles ne valent plus rien. Vos achats restent à déclarer.`,
  several: phrase`Chaque voyageur montre la sienne à la douane.`,
  /** Of a traveller who has several, or whose others are over. */
  showThese: (publicIds: readonly string[]): string =>
    phrase`Montrez ${typeset(enumerate(publicIds))} à la douane.`,
  show: 'Voir la référence et le code QR',
  read: 'Voir la déclaration',
  notSent: 'non envoyée',
} as const;
