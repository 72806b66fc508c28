import { type MeanOfTransport, meansOfTransport, phrase, transportNames } from '@retour/core';
import { CarFront, Footprints, Plane, Ship, TrainFront } from 'lucide-react';
import type { Icon, RadioOption } from '../../../ui';

export const transportIcons: Readonly<Record<MeanOfTransport, Icon>> = {
  plane: Plane,
  boat: Ship,
  train: TrainFront,
  car: CarFront,
  other: Footprints,
};

/** Private flights and sailings have the allowance of other means (Dir. 2007/74/EC, art. 3). */
export const transportHint = phrase`Avion ou bateau privé : choisissez « Autre ».`;

export const transportOptions: readonly RadioOption<MeanOfTransport>[] = meansOfTransport.map((id) => ({
  id,
  value: transportNames[id],
  icon: transportIcons[id],
}));
