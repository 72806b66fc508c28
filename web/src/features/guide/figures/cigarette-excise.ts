import { type Cents, centsOf, type LawFigures } from '@retour/core';

/** Minimum excise due on whole thousands of cigarettes. */
export function cigaretteExcise(cigarettes: number, { tobaccoExcise }: LawFigures): Cents {
  const centsPerThousand = centsOf(tobaccoExcise.rates.cigarettes.value);
  return Math.round((centsPerThousand * cigarettes) / 1000);
}
