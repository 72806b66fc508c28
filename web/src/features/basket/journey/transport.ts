import { type MeanOfTransport, meansOfTransport } from '@retour/core';
import { CarFront, Footprints, Plane, Ship, TrainFront } from 'lucide-react';
import type { Icon, RadioOption } from '../../../ui';

export const transportNames: Readonly<Record<MeanOfTransport, string>> = {
  plane: 'Avion',
  boat: 'Bateau',
  train: 'Train',
  car: 'Voiture',
  other: 'Autre',
};

export const transportPhrases: Readonly<Record<MeanOfTransport, string>> = {
  plane: 'en avion',
  boat: 'en bateau',
  train: 'en train',
  car: 'en voiture',
  other: 'par un autre moyen',
};

export const transportIcons: Readonly<Record<MeanOfTransport, Icon>> = {
  plane: Plane,
  boat: Ship,
  train: TrainFront,
  car: CarFront,
  other: Footprints,
};

export const transportOptions: readonly RadioOption<MeanOfTransport>[] = meansOfTransport.map((id) => ({
  id,
  value: transportNames[id],
  icon: transportIcons[id],
}));
