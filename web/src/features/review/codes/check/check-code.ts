import { type CheckedCode, checkDeclarationCode, type SigningKeys } from '@retour/contract';
import { referenceOfCodeText } from '@retour/core';
import { fetchSigningKeys, savedSigningKeys } from './signing-keys';

/**
 * What a scanned text turned out to be: besides the contract's cases, no key here, no way to check, or a code of ours
 * whose letters or signs changed on the way, so that its signature covers nothing.
 */
export type CodeOutcome = CheckedCode | { readonly kind: 'no-keys' | 'uncheckable' | 'altered' };

export interface KeySource {
  readonly saved: () => SigningKeys | null;
  readonly fetch: () => Promise<SigningKeys>;
}

const deviceKeys: KeySource = { saved: savedSigningKeys, fetch: fetchSigningKeys };

/** Checks a code with the keys of this device; a key that is missing is asked for once, when there is a network. */
export async function checkCode(text: string, keys: KeySource = deviceKeys): Promise<CodeOutcome> {
  const saved = keys.saved();
  const first = await checkWith(text, saved ?? { keys: [] });
  if (first.kind === 'foreign' && referenceOfCodeText(text) !== null) return { kind: 'altered' };
  if (first.kind !== 'unknown-key') return first;
  const fetched = await keys.fetch().catch(() => null);
  if (fetched !== null) return checkWith(text, fetched);
  return saved === null ? { kind: 'no-keys' } : first;
}

async function checkWith(text: string, keys: SigningKeys): Promise<CodeOutcome> {
  try {
    // Absent where the page is not served over HTTPS; not every browser knows Ed25519.
    return await checkDeclarationCode(text, keys, crypto.subtle);
  } catch {
    return { kind: 'uncheckable' };
  }
}
