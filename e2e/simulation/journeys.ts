import type { SimulationRequest } from '@retour/contract';
import type { Journey, Purchase } from '../harness';

/** A return home as a person types it, and the same as the contract writes it. */
export interface ReturnHome {
  readonly scenario: string;
  readonly journey: Journey;
  readonly purchases: readonly Purchase[];
  readonly request: SimulationRequest;
}

const camera: Purchase = {
  search: 'appareil photo',
  product: 'Appareil photo',
  kind: 'Appareil photo numérique',
  price: '650',
};
const phone: Omit<Purchase, 'price'> = { search: 'smartphone', product: 'Smartphone, téléphone portable' };
const perfume: Omit<Purchase, 'price'> = { search: 'parfum', product: 'Parfum' };
const cottonDress: Omit<Purchase, 'price'> = { search: 'robe', product: 'Robe', kind: 'Robe en coton' };
const cigarettes: Omit<Purchase, 'price' | 'amount'> = { search: 'cigarettes', product: 'Cigarettes' };
const whisky: Omit<Purchase, 'price' | 'amount'> = { search: 'whisky', product: 'Whisky' };

/** Journeys whose result a person reads to the cent. */
export const returnsHome: readonly ReturnHome[] = [
  {
    scenario: 'SIM-01 By plane from the United States, a camera above the allowance',
    journey: { age: 34, transport: 'Avion', country: 'États-Unis' },
    purchases: [{ ...camera, currency: 'EUR' }],
    request: {
      age: 34,
      meanOfTransport: 'plane',
      country: 'US',
      border: false,
      shoppingProducts: [
        { customId: 'a', id: 'appareil-photo-numerique', originalValue: 650, currency: 'EUR' },
      ],
    },
  },
  {
    scenario: 'SIM-02 By plane from the United States, prices in dollars, the best articles relieved',
    journey: { age: 34, transport: 'Avion', country: 'États-Unis' },
    purchases: [
      { ...phone, price: '799,99' },
      { ...cottonDress, price: '120.50', count: '2' },
      { ...perfume, price: '105,00 $' },
    ],
    request: {
      age: 34,
      meanOfTransport: 'plane',
      country: 'US',
      border: false,
      shoppingProducts: [
        { customId: 'a', id: 'smartphone', originalValue: 799.99, currency: 'USD' },
        { customId: 'b', id: 'robe-coton', originalValue: 241, currency: 'USD', amount: 2 },
        { customId: 'c', id: 'parfum', originalValue: 105, currency: 'USD' },
      ],
    },
  },
  {
    scenario: 'SIM-03 By plane from Japan, a price in yens',
    journey: { age: 41, transport: 'Avion', country: 'Japon' },
    purchases: [{ ...phone, price: '98 000' }],
    request: {
      age: 41,
      meanOfTransport: 'plane',
      country: 'JP',
      border: false,
      shoppingProducts: [{ customId: 'a', id: 'smartphone', originalValue: 98000, currency: 'JPY' }],
    },
  },
  {
    scenario: 'SIM-04 By car from Switzerland, not a frontier resident',
    journey: { age: 52, transport: 'Voiture', country: 'Suisse', border: false },
    purchases: [{ ...perfume, price: '80', currency: 'EUR' }],
    request: {
      age: 52,
      meanOfTransport: 'car',
      country: 'CH',
      border: false,
      shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 80, currency: 'EUR' }],
    },
  },
  {
    scenario: 'SIM-05 By car from Switzerland, a frontier resident',
    journey: { age: 52, transport: 'Voiture', country: 'Suisse', border: true },
    purchases: [{ ...perfume, price: '80', currency: 'EUR' }],
    request: {
      age: 52,
      meanOfTransport: 'car',
      country: 'CH',
      border: true,
      shoppingProducts: [{ customId: 'a', id: 'parfum', originalValue: 80, currency: 'EUR' }],
    },
  },
  {
    scenario: 'SIM-06 From Andorra, goods and food in two pots of their own',
    journey: { age: 29, transport: 'Voiture', country: 'Andorre' },
    purchases: [
      { ...phone, price: '950' },
      { search: 'fromage', product: 'Fromage', kind: 'Fromage frais', price: '310' },
    ],
    request: {
      age: 29,
      meanOfTransport: 'car',
      country: 'AD',
      border: false,
      shoppingProducts: [
        { customId: 'a', id: 'smartphone', originalValue: 950, currency: 'EUR' },
        { customId: 'b', id: 'fromage-frais', originalValue: 310, currency: 'EUR' },
      ],
    },
  },
  {
    scenario: 'SIM-07 From the European Union, nothing to pay whatever the price',
    journey: { age: 29, transport: 'Train', country: 'Italie' },
    purchases: [{ ...phone, price: '1 499,90' }],
    request: {
      age: 29,
      meanOfTransport: 'train',
      country: 'IT',
      border: false,
      shoppingProducts: [{ customId: 'a', id: 'smartphone', originalValue: 1499.9, currency: 'EUR' }],
    },
  },
  {
    scenario: 'SIM-08 Tobacco and alcohol above the quantities, only the excess taxed',
    journey: { age: 45, transport: 'Avion', country: 'Tunisie' },
    purchases: [
      { ...cigarettes, price: '90', currency: 'EUR', amount: { label: 'Nombre de cigarettes', text: '400' } },
      {
        ...whisky,
        price: '60',
        currency: 'EUR',
        degree: '40',
        amount: { label: 'Quantité en litres', text: '1,5' },
      },
    ],
    request: {
      age: 45,
      meanOfTransport: 'plane',
      country: 'TN',
      border: false,
      shoppingProducts: [
        { customId: 'a', id: 'cigarettes', originalValue: 90, currency: 'EUR', amount: 400 },
        { customId: 'b', id: 'whisky', originalValue: 60, currency: 'EUR', amount: 1.5, alcoholDegree: 40 },
      ],
    },
  },
];
