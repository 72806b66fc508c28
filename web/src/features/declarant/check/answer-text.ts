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
  /** In place of an amount; an age that was mistyped refuses articles that are right. */
  notComputed: (isForAge: boolean): string =>
    phrase`Il se calcule une fois les articles signalés ${isForAge ? 'retirés, ou l’âge corrigé' : 'corrigés'}.`,
  editAnswer: (answer: string): string => phrase`Modifier : ${answer}`,
} as const;
