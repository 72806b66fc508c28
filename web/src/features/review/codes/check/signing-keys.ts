import { readSigningKeysRoute, type SigningKeys, signingKeysSchema } from '@retour/contract';
import { attempt } from '../../../../lib/attempt';
import { callRoute } from '../../../../lib/http';
import { readDeviceText, saveDeviceText } from '../../../../store';

/** The keys of the last visit with a network; null when there was none. */
export function savedSigningKeys(): SigningKeys | null {
  const stored = attempt<unknown>(() => JSON.parse(readDeviceText('signingKeys') ?? 'null'));
  const parsed = signingKeysSchema.safeParse(stored);
  return parsed.success && parsed.data.keys.length > 0 ? parsed.data : null;
}

/** Asks the server for the keys and keeps them for the days without network; rejects with a CallError. */
export async function fetchSigningKeys(): Promise<SigningKeys> {
  const keys = await callRoute(readSigningKeysRoute);
  saveDeviceText('signingKeys', JSON.stringify(keys));
  return keys;
}
