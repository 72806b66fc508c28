import { formatEuros } from '../french/format-number';
import { typeset } from '../french/typeset';
import { scaled } from '../money/exact';
import type { Confidence, Figure } from './figure';
import type { AlcoholExciseUnit } from './tables/alcohol-excise';

const doubts: Readonly<Record<Confidence, string | null>> = {
  confirmed: null,
  memory: 'à confirmer',
  'to-confirm': 'à confirmer',
};

/** What officers read beside a figure that the maintainers did not read in its source; null when they did. */
export function doubtOf({ confidence }: Pick<Figure, 'confidence'>): string | null {
  return doubts[confidence];
}

/** A rate of the excise tables, in euros: « 1 932,42 € ». */
export function formatRate({ value }: Figure): string {
  return formatEuros(scaled(value, 2));
}

const units: Readonly<Record<AlcoholExciseUnit | '1000-units' | 'kg', string>> = {
  hl: 'par hl',
  'hl-degree': typeset('par hl et par % vol'),
  'hl-pure-alcohol': 'par hl d’alcool pur',
  '1000-units': typeset('pour 1 000 unités'),
  kg: 'par kg',
};

/** What a rate of the excise tables is counted in: « par hl d’alcool pur ». */
export function perUnit(unit: keyof typeof units): string {
  return units[unit];
}
