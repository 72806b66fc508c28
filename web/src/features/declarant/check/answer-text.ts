import { phrase } from '@retour/core';

export const answerText = {
  name: 'Prénom et nom',
  address: 'Adresse',
  none: 'Non indiqué',
  yes: 'Oui',
  no: 'Non',
  edit: 'Modifier',
  editAnswer: (answer: string): string => phrase`Modifier : ${answer}`,
} as const;
