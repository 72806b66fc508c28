import * as z from 'zod/mini';

/** Money in JSON: euros with at most two decimals. */
export const eurosSchema = z.number();

/** A calendar day, YYYY-MM-DD, that exists. */
export const daySchema = z.iso.date({
  error: 'Indiquez une date qui existe, au format AAAA-MM-JJ (exemple : 2026-11-21).',
});
