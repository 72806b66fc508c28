import { scaled } from '../money/exact';

/** The part of a customs duty that is not a percentage, read once from the tariff's own words. */
export interface SpecificDuty {
  /** Thousandths of a euro per hectolitre, that is of a cent per litre. */
  readonly perHectolitre: number;
  /** The same for each % vol. */
  readonly perHectolitreDegree: number;
  /** Cents a piece below which the duty does not go; null when there is no such bound. */
  readonly minimumPerPiece: number | null;
  readonly maximumPerPiece: number | null;
  /** False when a part needs a weight, an area or a composition that nobody knows here. */
  readonly computable: boolean;
  /** That part, where there is one, is a cap on the percentage: the duty can only be lower. */
  readonly cappedOnly: boolean;
}

export const noSpecificDuty: SpecificDuty = {
  perHectolitre: 0,
  perHectolitreDegree: 0,
  minimumPerPiece: null,
  maximumPerPiece: null,
  computable: true,
  cappedOnly: true,
};

const term =
  /\s*(\+|min|max)?\s*(?:(\d+(?:\.\d+)?)\s*(EUR\/%vol\/hl|EUR\/hl|EUR\/pièce)|[^+\s]+(?:\s+(?!min|max)[^+\s]+)?)/g;

/** Reads e.g. "min 0.3 EUR/pièce max 0.8 EUR/pièce", "0.6 EUR/%vol/hl + 3.2 EUR/hl", "+ EA max 18.7% + AD S/Z". */
export function parseSpecificDuty(text: string | null): SpecificDuty {
  if (text === null) return noSpecificDuty;
  const duty = { ...noSpecificDuty };
  for (const [, keyword, amount, unit] of text.matchAll(term)) {
    const bound = keyword === 'min' || keyword === 'max';
    const value = Number(amount);
    if (unit === 'EUR/hl' && !bound) duty.perHectolitre += scaled(value, 3);
    else if (unit === 'EUR/%vol/hl' && !bound) duty.perHectolitreDegree += scaled(value, 3);
    else if (unit === 'EUR/pièce' && keyword === 'min') duty.minimumPerPiece = scaled(value, 2);
    else if (unit === 'EUR/pièce' && keyword === 'max') duty.maximumPerPiece = scaled(value, 2);
    else {
      duty.computable = false;
      if (keyword !== 'max') duty.cappedOnly = false;
    }
  }
  return duty;
}
