import { declareFrom } from '../../../../lib/arrival-day';
import type { OfficialLink } from './topic';

export const tripText = {
  title: 'Préparer mon voyage',
  lead: 'Ce que vous pouvez rapporter, où le déclarer, et ce qui reste interdit.',
  invitationTitle: 'Votre limite en trente secondes',
  invitation: 'Dites d’où vous venez et comment. Nous affichons ce que vous pouvez rapporter.',
  invitationAction: 'Trouver ma limite',
  beforeBuying: 'En magasin : puis-je l’acheter ?',
  whenTitle: 'Quand déclarer ?',
  whenOnline: declareFrom,
  regulatedTitle: 'Marchandises réglementées',
  regulatedLead: 'Vous pouvez les rapporter, avec un papier ou dans une limite.',
  forbiddenTitle: 'Marchandises interdites',
  forbiddenLead: 'Elles sont saisies à la frontière, et l’amende peut être lourde.',
} as const;

const customsSite: OfficialLink = { label: 'Site de la douane', href: 'https://www.douane.gouv.fr/' };

/** Where to read more of what has no topic of its own among the data: where to declare, then what is brought back. */
export const officialPages: Readonly<Record<'places' | 'purchases', readonly OfficialLink[]>> = {
  places: [customsSite],
  purchases: [
    {
      label: 'Achats rapportés de voyage : droits, limites, interdictions',
      href: 'https://www.service-public.fr/particuliers/vosdroits/F50',
    },
    customsSite,
  ],
};
