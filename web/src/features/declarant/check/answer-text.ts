import { phrase } from '@retour/core';

export const answerText = {
  name: 'Prénom et nom',
  address: 'Adresse',
  none: 'Non indiqué',
  yes: 'Oui',
  no: 'Non',
  /** Of what an agent writes: the traveller stands before them. */
  dayOfSending: (day: string): string => phrase`${day}, jour de l'envoi`,
  edit: 'Modifier',
  editAnswer: (answer: string): string => phrase`Modifier : ${answer}`,
} as const;
