import type { SigningKeys } from '@retour/contract';
import type { DeclarationContext } from './context';
import { readSigningKeys } from './storage/signing-keys';

/** The public keys of every code that was ever made, with their dates: those of this process, and those retired since. */
export async function publishedKeys({
  run,
  signer,
}: Pick<DeclarationContext, 'run' | 'signer'>): Promise<SigningKeys> {
  const recorded = await readSigningKeys(run);
  const known = new Set(recorded.map(({ keyId }) => keyId));
  return { keys: [...signer.signingKeys.keys.filter(({ keyId }) => !known.has(keyId)), ...recorded] };
}
