import { type MeanOfTransport, meansOfTransport, transportNames } from '@retour/core';
import { CarFront, Footprints, Plane, Ship, TrainFront } from 'lucide-react';
import type { Icon, RadioOption } from '../../../ui';

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
