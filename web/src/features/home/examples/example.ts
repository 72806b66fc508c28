import { formatShortEuros, type MeanOfTransport, phrase } from '@retour/core';
import { Car, Plane } from 'lucide-react';
import type { Icon } from '../../../ui';

/** A purchase brought back by an adult, told in one line; what is owed is computed. */
export interface Example {
  readonly id: string;
  /** Of the transport: those of goods would weigh on the first page. */
  readonly icon: Icon;
  readonly title: string;
  /** Where from and how. */
  readonly trip: string;
  readonly country: string;
  readonly meanOfTransport: MeanOfTransport;
  readonly productId: string;
  /** Whole euros, in all: no exchange rate changes what is owed. */
  readonly price: number;
  /** In the unit of the product; undefined for one object. */
  readonly amount?: number;
}

export const exampleAge = 34;

const euros = (price: number): string => formatShortEuros(price * 100);

export const examples: readonly Example[] = [
  {
    id: 'telephone',
    icon: Plane,
    title: phrase`Un téléphone à ${euros(400)}`,
    trip: phrase`Des États-Unis, en avion`,
    country: 'US',
    meanOfTransport: 'plane',
    productId: 'smartphone',
    price: 400,
  },
  {
    id: 'montre',
    icon: Plane,
    title: phrase`Une montre à ${euros(600)}`,
    trip: 'Du Japon, en avion',
    country: 'JP',
    meanOfTransport: 'plane',
    productId: 'montre-quartz',
    price: 600,
  },
  {
    id: 'whisky',
    icon: Car,
    title: phrase`2 litres de whisky à ${euros(60)}`,
    trip: 'De Suisse, en voiture',
    country: 'CH',
    meanOfTransport: 'car',
    productId: 'whisky',
    price: 60,
    amount: 2,
  },
];
