import { type Cents, inForce, tobaccoExciseTables } from '@retour/core';

/** Minimum excise due on whole thousands of cigarettes on a day; 0 before the first table. */
export function cigaretteExcise(cigarettes: number, day: string): Cents {
  const eurosPerThousand = inForce(tobaccoExciseTables, day)?.rates.cigarettes.value ?? 0;
  const centsPerThousand = Math.round(eurosPerThousand * 100);
  return Math.round((centsPerThousand * cigarettes) / 1000);
}
