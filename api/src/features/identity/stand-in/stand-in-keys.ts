import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod/mini';
import { readOrMakeSecret } from '../../../platform/read-or-make-secret';

const keysSchema = z.object({
  /** Private key that signs tokens (ES256). */
  signing: z.record(z.string(), z.unknown()),
  cookies: z.string(),
});
export type StandInKeys = z.infer<typeof keysSchema>;

function newKeys(): StandInKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(6).toString('base64url');
  return {
    signing: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' },
    cookies: randomBytes(32).toString('base64url'),
  };
}

/** The stand-in's keys, made once and kept in the data folder, so that it knows its tokens after a restart. */
export function standInKeys(dataDir: string): StandInKeys {
  const text = readOrMakeSecret(path.join(dataDir, 'stand-in-keys.json'), () => JSON.stringify(newKeys()));
  return keysSchema.parse(JSON.parse(text));
}
