import type { TypedContactName } from '@retour/contract';
import { phrase } from '@retour/core';
import type { FilledBy } from '../filled-by';

export const phoneHint = phrase`Avec l'indicatif hors de France (exemple : +44 20 7946 0958).`;

/** « marie@exemple,fr »: with the address that is meant. */
export const commaInEmail = (meant: string): string =>
  phrase`Cette adresse e-mail contient une virgule. Avec un point, c'est : ${meant}`;

interface ContactWords {
  readonly nameLegend: string;
  readonly addressLegend: string;
  readonly contactLegend: string;
  readonly emailHint: string;
  /** Shorter than the contract's own messages, for a field left empty. */
  readonly missing: Partial<Record<TypedContactName, string>>;
}

const example = {
  lastName: phrase`(exemple : Martin).`,
  firstName: phrase`(exemple : Chloé).`,
} as const;

const place = {
  address: phrase`Indiquez le numéro et la rue (exemple : 12 rue de l'Église).`,
  city: phrase`Indiquez la ville (exemple : Lyon).`,
} as const;

export const contactWords: Readonly<Record<FilledBy, ContactWords>> = {
  traveller: {
    nameLegend: 'Votre nom',
    addressLegend: 'Votre adresse',
    contactLegend: 'Pour vous joindre',
    emailHint: phrase`Pour recevoir votre confirmation (exemple : nom@exemple.fr).`,
    missing: {
      lastName: `Indiquez votre nom de famille ${example.lastName}`,
      firstName: `Indiquez votre prénom ${example.firstName}`,
      ...place,
    },
  },
  agent: {
    nameLegend: 'Le voyageur',
    addressLegend: 'Son adresse',
    contactLegend: 'Pour le joindre',
    emailHint: phrase`Il y reçoit sa confirmation (exemple : nom@exemple.fr).`,
    missing: {
      lastName: `Indiquez le nom de famille ${example.lastName}`,
      firstName: `Indiquez le prénom ${example.firstName}`,
      ...place,
    },
  },
};
