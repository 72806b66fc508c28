import { hourMs } from '@retour/contract';
import * as oidc from 'openid-client';
import type { SsoSettings } from '../environment';
import { boundedFetch } from './bounded-fetch';
import { isCompactToken } from './compact-token';

/** What was proved of a person at the end of a sign-in. */
export interface ProvedPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Level of assurance, as the id token says it. */
  readonly acr: string | null;
  readonly idToken: string;
  /** Claims of the userinfo, of that same subject. */
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Whether somebody whom it knows is to prove who they are again, or to be somebody else. */
  readonly isAnew: boolean;
}

/** What the provider sent the browser back with, and what it was sent there with. */
export interface AuthorizationAnswer {
  readonly redirectUri: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string | null;
}

/** The national provider. Whatever it calls throws a ProviderUnavailable, or an error of openid-client. */
export interface Provider {
  readonly authorizationUrl: (
    request: AuthorizationRequest,
  ) => Promise<{ readonly url: URL; readonly codeVerifier: string | null }>;
  readonly exchange: (answer: AuthorizationAnswer) => Promise<ProvedPerson>;
  /** null when the provider does not end sessions. */
  readonly endSessionUrl: (request: {
    readonly idToken: string;
    readonly state: string;
    readonly postLogoutRedirectUri: string;
  }) => Promise<URL | null>;
}

export interface ProviderOptions {
  readonly settings: SsoSettings;
  readonly timeoutSeconds?: number;
  /** How long its keys are trusted not to have changed, when a token names an unknown one. */
  readonly keysCooldownMs?: number;
}

const discoveredForMs = hourMs;
/** The client library asks for the keys again once it believes them this old. */
const oldKeysSeconds = 60;
const keysMaxAgeMs = 240_000;

interface CachedKeys {
  readonly jwks: oidc.ExportedJWKSCache['jwks'];
  readonly readAtMs: number;
}

/** An answer as it came; nothing of a signed one that is no token, which the library then refuses. */
async function withCompactToken(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  if (headers.get('content-type')?.startsWith('application/jwt') !== true) return answer;
  const text = await answer.text();
  return new Response(isCompactToken(text) ? text : '', { status, headers });
}

export function createProvider(options: ProviderOptions): Provider {
  const { settings, timeoutSeconds = 5, keysCooldownMs = 5_000 } = options;
  const isInsecure = settings.issuer.startsWith('http:');
  const execute = [oidc.enableNonRepudiationChecks, ...(isInsecure ? [oidc.allowInsecureRequests] : [])];
  const client = {
    client_secret: settings.clientSecret,
    id_token_signed_response_alg: settings.signature,
    ...(settings.isUserinfoSigned ? { userinfo_signed_response_alg: settings.signature } : {}),
    [oidc.clockTolerance]: 30,
  };
  let discovered: { readonly metadata: Promise<oidc.ServerMetadata>; readonly untilMs: number } | null = null;
  let keys: CachedKeys | null = null;

  async function discover(): Promise<oidc.ServerMetadata> {
    const configuration = await oidc.discovery(
      new URL(settings.issuer),
      settings.clientId,
      client,
      oidc.ClientSecretPost(settings.clientSecret),
      { execute, timeout: timeoutSeconds, [oidc.customFetch]: boundedFetch },
    );
    return configuration.serverMetadata();
  }

  function metadata(): Promise<oidc.ServerMetadata> {
    const nowMs = Date.now();
    if (discovered !== null && nowMs < discovered.untilMs) return discovered.metadata;
    const reading = discover();
    discovered = { metadata: reading, untilMs: nowMs + discoveredForMs };
    reading.catch(() => {
      if (discovered?.metadata === reading) discovered = null;
    });
    return reading;
  }

  /** A configuration for one exchange. Our keys are handed over as old ones once they may be asked for again. */
  async function configure(): Promise<{ configuration: oidc.Configuration; saveKeys: () => void }> {
    const server = await metadata();
    const configuration = new oidc.Configuration(
      server,
      settings.clientId,
      client,
      oidc.ClientSecretPost(settings.clientSecret),
    );
    let wereKeysRead = false;
    configuration[oidc.customFetch] = async (url, request) => {
      // As the library writes it: the provider's own may name its port, or a host in capitals.
      if (url === (server.jwks_uri && new URL(server.jwks_uri).href)) wereKeysRead = true;
      return withCompactToken(await boundedFetch(url, request));
    };
    configuration.timeout = timeoutSeconds;
    for (const extend of execute) extend(configuration);
    const ageMs = keys === null ? Number.POSITIVE_INFINITY : Date.now() - keys.readAtMs;
    if (keys !== null && ageMs < keysMaxAgeMs) {
      const seconds = Math.floor(Date.now() / 1_000);
      const uat = ageMs < keysCooldownMs ? seconds : seconds - oldKeysSeconds;
      oidc.setJwksCache(configuration, { jwks: keys.jwks, uat });
    }
    const saveKeys = (): void => {
      const cache = oidc.getJwksCache(configuration);
      if (wereKeysRead && cache !== undefined) keys = { jwks: cache.jwks, readAtMs: Date.now() };
    };
    return { configuration, saveKeys };
  }

  function claimsParameter(): string {
    return JSON.stringify({ id_token: { acr: { essential: true, values: settings.acrValues } } });
  }

  return {
    authorizationUrl: async ({ redirectUri, state, nonce, isAnew }) => {
      const { configuration } = await configure();
      const codeVerifier = configuration.serverMetadata().supportsPKCE()
        ? oidc.randomPKCECodeVerifier()
        : null;
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        state,
        nonce,
        claims: claimsParameter(),
        ...(isAnew ? { prompt: 'login' } : {}),
        ...(codeVerifier === null
          ? {}
          : {
              code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
              code_challenge_method: 'S256',
            }),
      });
      return { url, codeVerifier };
    },

    exchange: async ({ redirectUri, parameters, state, nonce, codeVerifier }) => {
      const { configuration, saveKeys } = await configure();
      const callback = new URL(redirectUri);
      for (const [name, value] of Object.entries(parameters)) callback.searchParams.set(name, value);
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(codeVerifier === null ? {} : { pkceCodeVerifier: codeVerifier }),
        });
        const idClaims = tokens.claims();
        if (idClaims === undefined || tokens.id_token === undefined || !isCompactToken(tokens.id_token)) {
          throw new TypeError('no id token');
        }
        const claims = await oidc.fetchUserInfo(configuration, tokens.access_token, idClaims.sub);
        return {
          issuer: idClaims.iss,
          subject: idClaims.sub,
          acr: typeof idClaims.acr === 'string' ? idClaims.acr : null,
          idToken: tokens.id_token,
          claims,
        };
      } finally {
        saveKeys();
      }
    },

    endSessionUrl: async ({ idToken, state, postLogoutRedirectUri }) => {
      const { configuration } = await configure();
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        state,
        post_logout_redirect_uri: postLogoutRedirectUri,
      });
    },
  };
}
