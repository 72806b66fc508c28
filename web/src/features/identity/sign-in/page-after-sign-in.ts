import { readClaims, type SavedReturn } from '../../../lib/session';
import { identityPaths } from '../identity-paths';

/** The page to lead whoever signed in to: the one that was wanted, unless it is what somebody else had before them in this tab. */
export function pageAfterSignIn(
  accessToken: string,
  { owner, wanted }: { readonly owner: string | null; readonly wanted: SavedReturn | undefined },
): SavedReturn {
  const isOthers = owner !== null && readClaims(accessToken)?.userId !== owner;
  return isOthers || wanted === undefined ? { address: identityPaths.home, state: null } : wanted;
}
