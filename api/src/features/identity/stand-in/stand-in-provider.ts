import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SsoSettings } from '../environment';
import { messagePage, type StandInPage, signOutPage } from './pages';
import { testPeople } from './people';
import type { StandInKeys } from './stand-in-keys';

export interface StandInOptions {
  readonly issuer: string;
  /** Where our own pages are. */
  readonly publicUrl: string;
  readonly client: Pick<SsoSettings, 'clientId' | 'clientSecret' | 'scopes' | 'acrValues'>;
  readonly keys: StandInKeys;
}

const hour = 3_600;
const personClaims = [
  'given_name',
  'usual_name',
  'email',
  'uid',
  'siret',
  'idp_id',
  'roles',
  'organization_label',
] as const;

function show(context: KoaContextWithOIDC, { body, policy }: StandInPage): void {
  context.type = 'html';
  context.set({ 'content-security-policy': policy, 'cache-control': 'no-store' });
  context.body = body;
}

function configurationOf({ publicUrl, client, keys }: StandInOptions): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${publicUrl}/agent/authentification/retour`],
        post_logout_redirect_uris: [`${publicUrl}/agent/authentification/deconnexion`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        userinfo_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [keys.signing as { kty: string }] },
    cookies: { keys: [keys.cookies] },
    routes: {
      authorization: '/authorize',
      token: '/token',
      userinfo: '/userinfo',
      jwks: '/jwks',
      end_session: '/session/end',
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    scopes: ['openid', ...personClaims],
    claims: {
      openid: ['sub'],
      acr: null,
      amr: null,
      auth_time: null,
      iss: null,
      sid: null,
      ...Object.fromEntries(personClaims.map((claim) => [claim, [claim]])),
    },
    acrValues: [...client.acrValues],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => false },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 12 * hour,
      IdToken: 60,
      Interaction: 600,
      Session: 12 * hour,
    },
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
      jwtUserinfo: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => show(context, signOutPage(form, publicUrl)),
        postLogoutSuccessSource: (context) =>
          show(context, messagePage('Déconnexion d’essai', 'Vous êtes déconnecté.')),
      },
    },
    findAccount: (_context, key) => {
      const person = testPeople.find((candidate) => candidate.key === key);
      if (person?.claims === undefined || person.claims === null) return undefined;
      return { accountId: key, claims: () => ({ sub: `stand-in-${key}`, ...person.claims }) };
    },
    // Nobody is asked to consent: the administration did, for its agents.
    loadExistingGrant: async ({ oidc }) => {
      const { client: known, session, provider } = oidc;
      if (known === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: known.clientId, accountId: session.accountId });
      grant.addOIDCScope(client.scopes);
      grant.addOIDCClaims(['acr']);
      await grant.save();
      return grant;
    },
    renderError: (context, { error }) =>
      show(context, messagePage('Connexion d’essai impossible', `La demande a été refusée : ${error}.`)),
  };
}

/** Silences what the library says of Node's version and of settings that suit a stand-in. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { console: shared } = globalThis;
  const { warn, info } = shared;
  const nothing = (): void => undefined;
  Object.assign(shared, { warn: nothing, info: nothing });
  try {
    return await work();
  } finally {
    Object.assign(shared, { warn, info });
  }
}

/**
 * An OpenID provider in the manner of ProConnect. Its package is loaded here only, as a production installation does
 * without it.
 */
export function createStandInProvider(options: StandInOptions): Promise<Provider> {
  return quietly(async () => {
    const { Provider: OidcProvider } = await import('oidc-provider');
    return new OidcProvider(options.issuer, configurationOf(options));
  });
}
