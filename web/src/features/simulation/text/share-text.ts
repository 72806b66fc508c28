import { simulationLimits } from '@retour/contract';
import { formatDay, phrase } from '@retour/core';
import type { ReadSimulation, UnreadReason } from '../sharing/read-simulation';

export const shareText = {
  title: phrase`Partager cette simulation`,
  carries: 'Le lien contient :',
  carried: (ages: string): readonly string[] => [
    phrase`votre voyage : pays, transport et tranche d'âge (${ages}) ;`,
    phrase`vos articles : prix, quantités, pays ;`,
    phrase`les noms que vous avez tapés.`,
  ],
  promise: phrase`Il ne dit pas qui vous êtes. Partager n'envoie rien à notre service. Qui a le lien peut le lire, et change sa copie sans changer la vôtre.`,
  share: 'Partager le lien',
  copy: 'Copier le lien',
  copied: phrase`Lien copié. Collez-le dans un message.`,
  notCopied: phrase`La copie n'a pas marché. Voici le lien : sélectionnez-le et copiez-le.`,
  link: 'Lien de la simulation',
  leftOut: (name: string | undefined, reason: string): string =>
    name === undefined ? phrase`Un article sans nom lisible : ${reason}` : phrase`${name} : ${reason}`,
  tooMany: (count: number): string =>
    count < 2
      ? phrase`Un article de trop : une simulation en tient ${simulationLimits.shoppingProducts}.`
      : phrase`${count} articles de trop : une simulation en tient ${simulationLimits.shoppingProducts}.`,
} as const;

export const leftOutReasons: Readonly<Record<UnreadReason | 'unknown', string>> = {
  price: phrase`son prix n'est pas possible.`,
  unreadable: phrase`ce que le lien en dit ne peut pas être calculé.`,
  unknown: phrase`il n'est pas dans notre liste.`,
};

export const receivedText = {
  content: 'Contenu du lien',
  trip: 'Retour',
  age: 'Âge',
  articles: 'Articles',
  unknownTrip: phrase`à préciser : une question suit`,
  more: (count: number): string => (count < 2 ? 'et un autre' : phrase`et ${count} autres`),
  leftOut: phrase`Ne peuvent pas être repris :`,
  ownTitle: phrase`Vous avez déjà une simulation ici`,
  own: phrase`Celle du lien prendrait sa place. « Annuler » remettrait la vôtre.`,
  ownWith: (articles: string): string => phrase`La vôtre compte ${articles}.`,
  see: 'Voir cette simulation',
  keep: 'Garder la mienne',
  shown: phrase`Simulation reçue par un lien`,
  today: (day: string): string =>
    phrase`Le montant suit les règles et les taux du ${formatDay(day)}, pas ceux du jour de l'envoi.`,
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
