import { formatAge, phrase } from '@retour/core';
import type { SimulatorRequest } from '../../../store';

interface Undoing {
  readonly before: SimulatorRequest;
  readonly now: SimulatorRequest;
  /** How many that were taken out come back. */
  readonly articles: number;
}

export const tripChangeText = {
  title: phrase`Votre voyage a changé`,
  kept: (isWhole: boolean): string =>
    isWhole
      ? phrase`Votre panier est gardé, le montant est recalculé.`
      : phrase`Le reste de votre panier est gardé, le montant est recalculé.`,
  readIn: (currency: string): string =>
    phrase`Dans votre liste, les prix écrits sans devise sont lus maintenant dans celle du voyage : ${currency}.`,
  removed: (count: number): string =>
    count < 2 ? phrase`Un article est retiré :` : phrase`Des articles sont retirés :`,
  putBack: (count: number): string =>
    count < 2
      ? phrase`Un article est remis dans votre panier :`
      : phrase`Des articles sont remis dans votre panier :`,
  undo: (back: string): string => (back === '' ? 'Annuler' : phrase`Annuler : remettre ${back}`),
  /** What one press puts back: the answers that differ, and the articles. */
  back: ({ before, now, articles }: Undoing): string => {
    const isSameTrip = before.country === now.country && before.meanOfTransport === now.meanOfTransport;
    const isBorderAlone = isSameTrip && before.border !== now.border;
    return [
      before.age !== undefined &&
        before.age !== now.age &&
        (before.isAgeOfLink === true ? phrase`l'âge du lien` : phrase`l'âge (${formatAge(before.age)})`),
      before.country !== now.country && phrase`le pays`,
      before.meanOfTransport !== now.meanOfTransport && phrase`le transport`,
      isBorderAlone && phrase`la réponse sur la frontière`,
      articles > 0 && (articles < 2 ? phrase`l'article retiré` : phrase`les articles retirés`),
    ]
      .filter((words) => words !== false)
      .join(', ')
      .replace(/, ([^,]*)$/, ' et $1');
  },
  undone: (back: string): string => phrase`De nouveau comme avant : ${back}.`,
} as const;
