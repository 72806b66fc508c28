import { phrase } from '@retour/core';

export const officeText = {
  title: 'Mon bureau',
  fact: 'Bureau',
  lead: phrase`Le bureau pour lequel vous travaillez maintenant : les reçus et les comptes le portent. Nous le retenons pour la prochaine fois.`,
  current: (name: string): string => phrase`Vous travaillez pour : ${name}.`,
  choose: 'Choisir mon bureau',
  change: 'Changer de bureau',
  submit: 'Travailler pour ce bureau',
  back: 'Mon compte',
} as const;
