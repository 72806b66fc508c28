import { initiateSignInRoute } from '@retour/contract';
import { readReturn } from '../../../lib/session';

/**
 * Where to go to be identified by the provider. It asks who it is, unless `isSame`: a desk is shared, and it may know the one who
 * was there before. The path alone goes round by it; what it was asked to show stays in this tab.
 */
export function startAddress({ isSame }: { readonly isSame: boolean }): string {
  const wanted = readReturn()?.address.split(/[?#]/)[0];
  const query = new URLSearchParams({
    ...(wanted === undefined ? {} : { returnTo: wanted }),
    ...(isSame ? {} : { account: 'other' }),
  }).toString();
  return query === '' ? initiateSignInRoute.path : `${initiateSignInRoute.path}?${query}`;
}
