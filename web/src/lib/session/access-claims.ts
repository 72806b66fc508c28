import { type AccessClaims, accessClaimsSchema } from '@retour/contract';
import { attempt } from '../attempt';

/** What the access token says of its bearer, unverified: the server alone decides; undefined when it is no token. */
export function readClaims(accessToken: string): AccessClaims | undefined {
  const [, payload = ''] = accessToken.split('.');
  const json = attempt(() => {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  });
  const claims = accessClaimsSchema.safeParse(json);
  return claims.success ? claims.data : undefined;
}
