import type { Cents } from '@retour/core';
import { Banknote } from 'lucide-react';
import { list, note, text } from '../blocks';
import type { TripTopic } from './topic';

/** An example: the verdict comes from the threshold of the tables. */
export interface CashExample {
  readonly id: string;
  readonly title: string;
  readonly sums: readonly Cents[];
  /** False for what the law does not count as cash. */
  readonly countsAsCash: boolean;
  readonly why: string;
}

export const cashTopic: TripTopic = {
  id: 'argent-liquide',
  title: (f) => `Argent liquide (${f.cash.threshold} et plus)`,
  icon: Banknote,
  toVerify: true,
  answer: (f) => [
    text(
      `À partir de ${f.cash.threshold}, ce montant compris, vous devez déclarer l’argent que vous transportez. C’est gratuit, et rien n’est à payer.`,
    ),
    text('La règle vaut à l’entrée et à la sortie de France, même entre deux pays de l’Union européenne.'),
    list(
      '**Ce qui compte** : billets et pièces de toute monnaie, chèques, chèques de voyage, certaines cartes prépayées.',
      '**L’or aussi** : les lingots, et les pièces qui en contiennent presque uniquement.',
      '**Ce qui ne compte pas** : une montre, un bijou, une œuvre d’art. Ce sont des marchandises.',
    ),
    text(
      `Déclarez en ligne sur DALIA, de ${f.cash.declareFromDaysBefore} avant le passage jusqu’à la frontière. À partir de ${f.cash.proofOfOriginFrom}, joignez une preuve d’origine.`,
    ),
    text(
      'Les couples et familles qui partagent leurs biens additionnent leurs sommes. Chacun déclare alors ce qu’il porte.',
    ),
    note(`Sans déclaration : une amende jusqu’à ${f.cash.fine} de la somme, et l’argent retenu.`),
  ],
  official: [
    {
      label: 'Transférer de l’argent vers la France',
      href: 'https://www.service-public.fr/particuliers/vosdroits/F801',
    },
    { label: 'Déclarer en ligne, sur le site de la douane', href: 'https://www.douane.gouv.fr/' },
  ],
};

export const cashExamples: readonly CashExample[] = [
  {
    id: 'couple',
    title: 'Un couple marié, argent commun',
    sums: [600_000, 500_000],
    countsAsCash: true,
    why: 'Leurs biens sont communs : les sommes s’additionnent.',
  },
  {
    id: 'solo',
    title: 'Une voyageuse seule, en billets',
    sums: [990_000],
    countsAsCash: true,
    why: 'La somme reste sous le seuil.',
  },
  {
    id: 'montre',
    title: 'Une montre de luxe au poignet',
    sums: [1_200_000],
    countsAsCash: false,
    why: 'Une montre n’est pas de l’argent liquide. Achetée hors de l’Union européenne, elle se déclare comme un achat.',
  },
  {
    id: 'pieces-or',
    title: 'Des pièces d’or et des billets',
    sums: [700_000, 450_000],
    countsAsCash: true,
    why: 'L’or compte comme de l’argent liquide : on l’ajoute aux billets.',
  },
];
