import { formatDay, phrase, type Tariff, typeset } from '@retour/core';
import { rateDoubt } from './rate-doubts';

/** Whether a document bears the rate of a product, and what an officer reads of it. */
export interface RateReliability {
  readonly isChecked: boolean;
  /** « Taux vérifié le 26 août 2026. », « Taux à confirmer : … ». */
  readonly text: string;
}

type Reader = readonly [pattern: RegExp, wordsOf: (read: RegExpExecArray) => string];

/** The most recent check first: one source may name several. */
const checks: readonly Reader[] = [
  [/daté (\d{4}-\d{2}-\d{2})/, ([, day = '']) => phrase`Taux vérifié le ${formatDay(day)}.`],
  [/recoupé relevé tiers NC (\d{4})/, ([, year = '']) => `Taux vérifié en ${year}.`],
  [
    /DéclareDouane \((\d{2})\/(\d{4})\)/,
    ([, month = '', year = '']) => `Taux vérifié en ${monthOf(month, year)}.`,
  ],
  [
    /taux 2019 du prédécesseur/,
    () => 'Taux vérifié en janvier 2019, sous le code que cet article avait alors.',
  ],
  [/TDC UE 2019/, () => 'Taux vérifié en janvier 2019, et code vérifié en 2026.'],
  [/taux 2019/, () => 'Taux vérifié en janvier 2019.'],
];

/** « mars 2024 ». */
function monthOf(month: string, year: string): string {
  return formatDay(`${year}-${month}-02`).replace(/^\d+\s/, '');
}

const unknownDay = 'Taux vérifié, à une date qui n’est pas connue.';

/** How sure the rate of a product is, in plain words: what was checked and when, or what remains in doubt. */
export function rateReliability({
  confidence,
  source,
}: Pick<Tariff, 'confidence' | 'source'>): RateReliability {
  if (confidence !== 'source') {
    const doubt = rateDoubt(source) ?? 'aucun document récent ne l’établit';
    return { isChecked: false, text: typeset(`Taux à confirmer : ${doubt}.`) };
  }
  for (const [pattern, wordsOf] of checks) {
    const read = pattern.exec(source);
    if (read !== null) return { isChecked: true, text: wordsOf(read) };
  }
  return { isChecked: true, text: unknownDay };
}
