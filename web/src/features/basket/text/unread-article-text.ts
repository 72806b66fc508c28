import { simulationLimits } from '@retour/contract';
import { phrase, typeset } from '@retour/core';
import type { UnreadReason } from '../sharing/read-simulation';

/** What is said of the articles of a shared simulation that could not be taken. */
export const unreadArticleText = {
  leftOut: (name: string | undefined, reason: string): string =>
    name === undefined ? phrase`Un article sans nom lisible : ${reason}` : phrase`${name} : ${reason}`,
  waiting: (typed: string): string =>
    phrase`« ${typeset(typed)} » : écrit dans une liste, pas encore compté.`,
  leftOutBefore: phrase`Ce que le résultat partagé ne comptait pas : demandez-le à la personne.`,
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
