import * as z from 'zod/mini';

/** Money in JSON: euros with at most two decimals. */
export const eurosSchema = z.number();

const dayMessage = 'Indiquez une date qui existe, au format AAAA-MM-JJ (exemple : 2026-11-21).';

/** A calendar day, YYYY-MM-DD, that exists: there is no year 0. */
export const daySchema = z.iso
  .date({ error: dayMessage })
  .check(z.refine((day) => !day.startsWith('0000'), { error: dayMessage }));

/** A UUID, given back in lower case: one id has one spelling, in what is compared and in what is logged. */
export const idSchema = (error: string) =>
  z.pipe(
    z.uuid({ error }),
    z.transform((id) => id.toLowerCase()),
  );
