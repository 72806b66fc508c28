import { confirmed, type Dated, type Figure, fromMemory, toConfirm } from '../figure';

/**
 * Minimum excise on tobacco in metropolitan France (duty-rules §4), in euros per 1 000 units or per kilogram.
 * The French retail price of a foreign packet is unknown, so the legal minimum is what is due.
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

const law = 'CIBS, art. L. 314-24';

export const tobaccoExciseTables: readonly TobaccoExciseTable[] = [
  {
    validFrom: '2024-01-01',
    rates: {
      cigarettes: confirmed(371.4, law),
      cigars: confirmed(296.6, law),
      'rolling-tobacco': confirmed(345.4, law),
      'smoking-tobacco': confirmed(149.5, law),
    },
  },
  {
    validFrom: '2025-01-01',
    rates: {
      cigarettes: fromMemory(378.8, law),
      cigars: fromMemory(302.5, law),
      'rolling-tobacco': toConfirm(352.3, law),
      'smoking-tobacco': toConfirm(152.5, law),
    },
  },
  {
    validFrom: '2026-01-01',
    rates: {
      cigarettes: toConfirm(381.9, law),
      cigars: toConfirm(305, law),
      'rolling-tobacco': toConfirm(355.1, law),
      'smoking-tobacco': toConfirm(153.7, law),
    },
  },
];
