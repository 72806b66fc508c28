import { phrase } from '@retour/core';

export const showText = {
  title: phrase`Montrer à l'agent`,
  place: (position: number, count: number): string => `${position} sur ${count}`,
  previous: 'Précédente',
  next: 'Suivante',
  unnamed: 'Déclaration',
  withoutCode: phrase`Cette déclaration n'a pas de code QR : dites sa référence.`,
} as const;
