import * as z from 'zod';

/** A setting that is a whole number, in digits alone: a blank is not 0, and 0x1 or 1e0 is nobody's way to write 1. */
export function wholeNumber(min: number, max: number, reason = `must be from ${min} to ${max}`) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: reason, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);
}

export const portNumber = wholeNumber(0, 65_535, 'must be a port number');
