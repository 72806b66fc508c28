import * as z from 'zod/mini';
import { personAndTrip, storedFields } from './declaration';

/** What changes of the declared fields beside the articles: a field that is absent stays, an optional one that is empty goes. */
export const declaredCorrectionSchema = z.partial(z.object(personAndTrip));

/** The same as they are stored, those that a correction changed. */
export const correctedFieldsSchema = z.partial(
  z.omit(z.object(storedFields), { shoppingProducts: true, date: true }),
);
