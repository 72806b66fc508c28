import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

const moment = z.iso.datetime({ offset: true });

/** Public half of the keys that sign QR codes; codes are checked with the one they name. */
export const signingKeysSchema = z.object({
  keys: z.array(
    z.object({
      keyId: z.string(),
      algorithm: z.literal('Ed25519'),
      /** Raw 32 bytes in base64url. */
      publicKey: z.string(),
      /** From when to when it signed; absent when that is not known, or not over. */
      signsSince: z.optional(moment),
      signsUntil: z.optional(moment),
      /** Since then its codes prove nothing, whenever they were made. */
      revokedAt: z.optional(moment),
    }),
  ),
});
export type SigningKeys = z.infer<typeof signingKeysSchema>;

export const readSigningKeysRoute = {
  method: 'GET',
  path: '/api/declaration/signing-key/',
  access: 'anyone',
  summary: 'Public keys that check the signature of QR codes without network, retired and revoked ones too',
  tag: 'declaration',
  responses: { 200: signingKeysSchema, 429: problemSchema, 503: problemSchema },
} as const satisfies RouteContract;
