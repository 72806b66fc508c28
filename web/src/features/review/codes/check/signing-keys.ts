import { readSigningKeysRoute, type SigningKeys, signingKeysSchema } from '@retour/contract';
import { attempt } from '../../../../lib/attempt';
import { callRoute } from '../../../../lib/http';

const storageName = 'signing-keys';

/** The keys of the last visit with a network; null when there was none. */
export function savedSigningKeys(): SigningKeys | null {
  const stored = attempt<unknown>(() => JSON.parse(localStorage.getItem(storageName) ?? 'null'));
  const parsed = signingKeysSchema.safeParse(stored);
  return parsed.success && parsed.data.keys.length > 0 ? parsed.data : null;
}

/** Asks the server for the keys and keeps them for the days without network; rejects with a CallError. */
export async function fetchSigningKeys(): Promise<SigningKeys> {
  const keys = await callRoute(readSigningKeysRoute);
  attempt(() => localStorage.setItem(storageName, JSON.stringify(keys)));
  return keys;
}
