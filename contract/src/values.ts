import * as z from 'zod/mini';

/** Money in JSON: euros with at most two decimals. */
export const eurosSchema = z.number();

const dayMessage = 'Indiquez une date qui existe, au format AAAA-MM-JJ (exemple : 2026-11-21).';

/** A calendar day, YYYY-MM-DD, that exists: there is no year 0. */
export const daySchema = z.iso
  .date({ error: dayMessage })
  .check(z.refine((day) => !day.startsWith('0000'), { error: dayMessage }));

const dated = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)_(.+)$/;
const moment = z.iso.datetime({ precision: 6 });

/** « moment_… » of a row of a list, from which the next page is read, where the moment is one that exists: there is no year 0. */
export const placeSchema = (rest: RegExp, error: string) => {
  const isPlace = (text: string): boolean => {
    const [, at = '', other = ''] = dated.exec(text) ?? [];
    return rest.test(other) && !at.startsWith('0000') && moment.safeParse(at).success;
  };
  return z.string({ error }).check(z.refine(isPlace, { error }));
};

/** A UUID, given back in lower case: one id has one spelling, in what is compared and in what is logged. */
export const idSchema = (error: string) =>
  z.pipe(
    z.uuid({ error }),
    z.transform((id) => id.toLowerCase()),
  );
