import { Plane, Ship, TrafficCone, TrainFront } from 'lucide-react';
import type { Icon } from '../../../../ui';
import type { GuideFigures } from '../../figures/guide-figures';
import { type Block, list, note, steps, text } from '../blocks';

export const arrivalPlaceIds = ['poste-frontiere', 'aeroport', 'gare', 'port'] as const;
export type ArrivalPlaceId = (typeof arrivalPlaceIds)[number];

export interface ArrivalPlace {
  readonly id: ArrivalPlaceId;
  readonly title: string;
  readonly icon: Icon;
  readonly answer: (figures: GuideFigures) => readonly Block[];
}

const ifClosed = (f: GuideFigures): Block =>
  text(`**Le bureau est fermé ?** ${f.contact.whenClosed} Gardez vos factures sous la main.`);

const show = text('**À montrer** : votre pièce d’identité, vos factures et votre référence de déclaration.');

export const arrivalPlaces: readonly ArrivalPlace[] = [
  {
    id: 'poste-frontiere',
    title: 'Poste frontière',
    icon: TrafficCone,
    answer: (f) => [
      text('Vous rentrez par la route. Arrêtez-vous au poste de douane **avant** de continuer en France.'),
      steps(
        'Suivez le panneau « Douane ».',
        'Garez-vous et allez vers un agent, même s’il ne vous fait pas signe.',
        'Dites ce que vous rapportez et montrez vos factures.',
      ),
      note('Certaines petites routes n’ont pas de poste ouvert. Passez alors par une route qui en a un.'),
      ifClosed(f),
      show,
    ],
  },
  {
    id: 'aeroport',
    title: 'Aéroport',
    icon: Plane,
    answer: (f) => [
      text('La douane se trouve après la salle des bagages, juste avant la sortie.'),
      list(
        '**Circuit rouge**, « Marchandises à déclarer » : vous dépassez la franchise, vous avez un article réglementé ou interdit, ou un doute.',
        '**Circuit vert**, « Rien à déclarer » : vous êtes sous la franchise, sans article réglementé ni interdit. Le prendre revient à dire que vous n’avez rien à déclarer.',
      ),
      text(
        '**En correspondance** : le bagage à main se déclare au premier aéroport européen. La valise se déclare là où vous la récupérez.',
      ),
      ifClosed(f),
      show,
    ],
  },
  {
    id: 'gare',
    title: 'Gare internationale',
    icon: TrainFront,
    answer: (f) => [
      text('Le contrôle a lieu dans la gare de départ, à bord ou à l’arrivée.'),
      list(
        '**Depuis Londres** : déclarez à l’arrivée, au bureau de la gare.',
        '**Par le tunnel sous la Manche en voiture** : arrêtez-vous au bureau du terminal, à Coquelles.',
        '**Depuis la Suisse** : parlez à l’agent qui passe dans le train, ou au bureau de la gare.',
      ),
      ifClosed(f),
      show,
    ],
  },
  {
    id: 'port',
    title: 'Port international',
    icon: Ship,
    answer: (f) => [
      text('Le bureau est dans le terminal, avant la sortie.'),
      list(
        '**Ferry** : à pied ou en voiture, suivez la file « À déclarer ».',
        '**Croisière** : la douane vous attend au débarquement final, ou à l’escale française.',
        '**Bateau privé** : prévenez la douane du port d’arrivée avant de débarquer vos achats.',
      ),
      ifClosed(f),
      show,
    ],
  },
];
