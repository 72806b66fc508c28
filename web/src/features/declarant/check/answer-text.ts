import { phrase } from '@retour/core';

export const answerText = {
  name: 'Prénom et nom',
  address: 'Adresse',
  none: 'Non indiqué',
  yes: 'Oui',
  no: 'Non',
  /** Of what an agent writes: the traveller stands before them. */
  today: (day: string): string => phrase`${day}, aujourd'hui`,
  edit: 'Modifier',
  editAnswer: (answer: string): string => phrase`Modifier : ${answer}`,
} as const;
