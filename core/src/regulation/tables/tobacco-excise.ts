import { confirmed, type Dated, type Figure, fromMemory, toConfirm } from '../figure';

/**
 * Minimum excise on tobacco in metropolitan France (duty-rules §4), in euros per 1 000 units or per kilogram.
 * The French retail price of a foreign packet is unknown, so the legal minimum is what is due. Tobacco to be heated
 * (since 1 March 2023), snuff and chewing tobacco have rates of their own, which nobody has read: no row holds them.
 */
export const tobaccoExciseCategories = [
  'cigarettes',
  'cigars',
  'rolling-tobacco',
  'smoking-tobacco',
] as const;
export type TobaccoExciseCategory = (typeof tobaccoExciseCategories)[number];

export interface TobaccoExciseTable extends Dated {
  readonly rates: Readonly<Record<TobaccoExciseCategory, Figure>>;
}

export const tobaccoExciseBasis = 'CIBS, art. L. 314-24';

export const tobaccoExciseTables: readonly TobaccoExciseTable[] = [
  {
    validFrom: '2024-01-01',
    rates: {
      cigarettes: confirmed(371.4, tobaccoExciseBasis),
      cigars: confirmed(296.6, tobaccoExciseBasis),
      'rolling-tobacco': confirmed(345.4, tobaccoExciseBasis),
      'smoking-tobacco': confirmed(149.5, tobaccoExciseBasis),
    },
  },
  {
    validFrom: '2025-01-01',
    rates: {
      cigarettes: fromMemory(378.8, tobaccoExciseBasis),
      cigars: fromMemory(302.5, tobaccoExciseBasis),
      'rolling-tobacco': toConfirm(352.3, tobaccoExciseBasis),
      'smoking-tobacco': toConfirm(152.5, tobaccoExciseBasis),
    },
  },
  {
    validFrom: '2026-01-01',
    rates: {
      cigarettes: fromMemory(381.9, tobaccoExciseBasis),
      cigars: fromMemory(305, tobaccoExciseBasis),
      'rolling-tobacco': fromMemory(355.1, tobaccoExciseBasis),
      'smoking-tobacco': fromMemory(153.7, tobaccoExciseBasis),
    },
  },
];
