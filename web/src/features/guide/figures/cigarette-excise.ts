import type { Cents, Law } from '@retour/core';

/** Minimum excise due on whole thousands of cigarettes. */
export function cigaretteExcise(cigarettes: number, { tobaccoExcise }: Law): Cents {
  const centsPerThousand = Math.round(tobaccoExcise.rates.cigarettes.value * 100);
  return Math.round((centsPerThousand * cigarettes) / 1000);
}
