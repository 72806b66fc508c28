import { formatDay, phrase } from '@retour/core';
import type { ReadSimulation } from '../../basket/sharing/read-simulation';

export const receivedText = {
  content: 'Contenu du lien',
  trip: 'Retour',
  age: 'Âge',
  articles: 'Articles',
  waiting: phrase`Pas encore compté`,
  unknownTrip: phrase`à préciser : une question suit`,
  leftOut: phrase`Ce qui ne peut pas être repris :`,
  ownTitle: phrase`Vous avez déjà une simulation ici`,
  own: phrase`Celle du lien prendrait sa place. « Annuler » remettrait la vôtre.`,
  ownWith: (articles: string): string => phrase`La vôtre compte ${articles}.`,
  see: 'Voir cette simulation',
  keep: 'Garder la mienne',
  shown: phrase`Simulation reçue par un lien`,
  today: (day: string): string =>
    phrase`Le montant suit les règles du ${formatDay(day)}, pas celles du jour de l'envoi.`,
  ages: (ages: string): string => phrase`Âge dans le lien : ${ages}. Donnez le vôtre avant de déclarer.`,
  undo: 'Annuler',
  unreadableTitle: phrase`Ce lien ne peut pas être lu`,
  nothingLeft: phrase`Aucun de ses articles ne peut être repris.`,
  untouched: phrase`Rien n'a changé sur cet appareil.`,
  back: 'Revenir à ma simulation',
  begin: 'Faire une simulation',
} as const;

const again = phrase`Demandez à la personne de le partager de nouveau, en entier.`;

export const unreadableText: Readonly<
  Record<Extract<ReadSimulation, { readonly kind: 'unreadable' }>['why'], string>
> = {
  empty: phrase`Il ne contient aucune simulation. ${again}`,
  damaged: phrase`Il est incomplet ou abîmé. ${again}`,
  'too-long': phrase`Il est trop long pour contenir une simulation. ${again}`,
  'other-version': phrase`Il vient d'une autre version du service. Rechargez la page, ou demandez un nouveau lien.`,
};
