import { phrase } from '@retour/core';

export const answerText = {
  name: 'Nom et prénom',
  age: 'Âge',
  address: 'Adresse',
  email: 'E-mail',
  phoneNumber: 'Téléphone',
  transport: 'Transport',
  flight: 'Vol',
  country: 'Pays d’achat',
  border: 'Frontalier',
  none: 'Non indiqué',
  yes: 'Oui',
  no: 'Non',
  edit: 'Modifier',
  editAnswer: (answer: string): string => phrase`Modifier : ${answer}`,
} as const;
