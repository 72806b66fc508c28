import type { Cents, LawFigures } from '@retour/core';

/** Minimum excise due on whole thousands of cigarettes. */
export function cigaretteExcise(cigarettes: number, { tobaccoExcise }: LawFigures): Cents {
  const centsPerThousand = Math.round(tobaccoExcise.rates.cigarettes.value * 100);
  return Math.round((centsPerThousand * cigarettes) / 1000);
}
