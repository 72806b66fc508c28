import { readFileSync } from 'node:fs';
import { installationOffice, type Office } from '@retour/core';
import places from '@retour/core/data/arrival-places.json' with { type: 'json' };
import * as z from 'zod';

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The places by which people come in, each with its source in that list, after the office that names none. */
export const shippedOffices: readonly Office[] = [
  installationOffice,
  ...places.map(({ id, name, aliases }) => ({ id, name: capitalised(name), aliases })),
];

const fileSchema = z
  .array(
    z.object({
      // A receipt number begins with it, and is found by that.
      id: z
        .string()
        .max(64)
        .regex(/^[a-z\d]+(-[a-z\d]+)*$/),
      name: z.string().trim().min(1).max(80),
      aliases: z.array(z.string().max(80)).max(20).default([]),
    }),
  )
  .min(1)
  .max(2_000)
  .refine((offices) => new Set(offices.map(({ id }) => id)).size === offices.length);

/** The offices of an installation, from its file; those that ship with the product without one; null for a file that is no such list. */
export function readOffices(file: string | null): readonly Office[] | null {
  if (file === null) return shippedOffices;
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
