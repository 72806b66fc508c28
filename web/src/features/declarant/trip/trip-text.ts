import { declarationMessages } from '@retour/contract';
import { phrase } from '@retour/core';
import type { FilledBy } from '../filled-by';

export const tripText = {
  no: 'Non',
} as const;

interface TripWords {
  readonly flightHint: string;
  readonly border: string;
  readonly borderHint: string;
  readonly yes: string;
  readonly missing: {
    readonly meansOfTransport: string;
    readonly country: string;
    readonly border: string;
    readonly flightNumber: string;
  };
}

const country = phrase`Choisissez un pays dans la liste (exemple : Japon).`;
const border = phrase`Répondez par oui ou par non.`;

export const tripWords: Readonly<Record<FilledBy, TripWords>> = {
  traveller: {
    flightHint: phrase`Il est sur votre billet (exemple : AF 123).`,
    border: phrase`Êtes-vous frontalier ?`,
    borderHint: phrase`Vous l'êtes si vous habitez près de la frontière suisse, ou si vous travaillez en Suisse et rentrez chez vous chaque jour. Vous revenez de plus loin que la zone frontalière ? Répondez non.`,
    yes: 'Oui, je suis frontalier',
    missing: {
      meansOfTransport: phrase`Choisissez comment vous rentrez en France (exemple : Avion).`,
      country,
      border,
      flightNumber: declarationMessages.flightNumberRequired,
    },
  },
  agent: {
    flightHint: phrase`Il est sur le billet (exemple : AF 123).`,
    border: phrase`Est-il frontalier ?`,
    borderHint: phrase`Il l'est s'il habite près de la frontière suisse, ou s'il travaille en Suisse et rentre chez lui chaque jour. S'il revient de plus loin que la zone frontalière, répondez non.`,
    yes: 'Oui, il est frontalier',
    missing: {
      meansOfTransport: phrase`Choisissez comment le voyageur rentre en France (exemple : Avion).`,
      country,
      border,
      flightNumber: phrase`Indiquez le numéro du vol : il est sur le billet (exemple : AF 123).`,
    },
  },
};
