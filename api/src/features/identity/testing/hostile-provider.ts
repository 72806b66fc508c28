import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { SsoSettings } from '../environment';

type Endpoint = 'discovery' | 'jwks' | 'token' | 'userinfo';
type Claims = Readonly<Record<string, unknown>>;

/** What tokens are forged with. */
export interface Forge {
  /** Signs as the provider does, unless another header or key is given. */
  readonly sign: (claims: Claims, header?: Claims, key?: CryptoKey | Uint8Array) => Promise<string>;
  readonly publicJwk: JWK;
  readonly clientSecret: string;
  /** A key that the provider never published. */
  readonly strangeKey: CryptoKey;
  readonly strangeJwk: JWK;
}

/** How the provider misbehaves; nothing of it by default. A claim set to undefined is left out. */
export interface Behaviour {
  readonly metadata?: Claims;
  readonly idClaims?: Claims;
  readonly writeIdToken?: (claims: Claims, forge: Forge) => Promise<string>;
  readonly tokenAnswer?: Claims;
  readonly userClaims?: Claims;
  readonly writeUserinfo?: (
    claims: Claims,
    forge: Forge,
  ) => Promise<{ readonly type: string; readonly body: string }>;
  readonly answers?: Readonly<Partial<Record<Endpoint, RequestListener>>>;
}

export interface HostileProvider {
  readonly settings: SsoSettings;
  readonly behave: (behaviour: Behaviour) => void;
  /** Signs by another key from now on, and publishes that one alone. */
  readonly rotateKeys: () => Promise<void>;
  /** What the browser comes back with after a sign-in there. */
  readonly authorize: (authorizationUrl: string) => URLSearchParams;
  readonly callsOf: (endpoint: Endpoint) => number;
  readonly close: () => Promise<void>;
}

interface IssuedCode {
  readonly nonce: string;
  readonly challenge: string | null;
}

const clientId = 'retour';
const clientSecret = 'a secret of the tests, which opens nothing';
const lifeSeconds = 60;

async function newKey(kid: string): Promise<{ privateKey: CryptoKey; jwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** An OpenID provider on the loopback that can be made to misbehave in every way. */
export async function startHostileProvider(): Promise<HostileProvider> {
  let behaviour: Behaviour = {};
  let current = await newKey('first');
  const strange = await newKey('strange');
  const codes = new Map<string, IssuedCode>();
  const calls: Record<Endpoint, number> = { discovery: 0, jwks: 0, token: 0, userinfo: 0 };
  let issuer = '';

  const forge = (): Forge => ({
    sign: (claims, header = {}, key = current.privateKey) =>
      new SignJWT(claims as JWTPayload)
        .setProtectedHeader({ alg: 'ES256', kid: current.jwk.kid ?? '', typ: 'JWT', ...header })
        .sign(key),
    publicJwk: current.jwk,
    clientSecret,
    strangeKey: strange.privateKey,
    strangeJwk: strange.jwk,
  });

  function metadata(): Claims {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/session/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256', 'RS256', 'HS256'],
      userinfo_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      ...behaviour.metadata,
    };
  }

  function times(): Claims {
    const now = Math.floor(Date.now() / 1_000);
    return { iat: now, exp: now + lifeSeconds };
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return sendJson(response, { error: 'invalid_client' }, 401);
    }
    if (issued === undefined || (issued.challenge !== null && issued.challenge !== proof)) {
      return sendJson(response, { error: 'invalid_grant' }, 400);
    }
    const claims: Claims = {
      iss: issuer,
      sub: 'person-1',
      aud: clientId,
      nonce: issued.nonce,
      acr: 'eidas1',
      ...times(),
      ...behaviour.idClaims,
    };
    const idToken = (await behaviour.writeIdToken?.(claims, forge())) ?? (await forge().sign(claims));
    return sendJson(response, {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: lifeSeconds,
      id_token: idToken,
      ...behaviour.tokenAnswer,
    });
  }

  async function answerUserinfo(response: ServerResponse): Promise<void> {
    const claims: Claims = {
      iss: issuer,
      aud: clientId,
      sub: 'person-1',
      given_name: 'Claire',
      usual_name: 'Martin',
      email: 'claire.martin@douane.gouv.example',
      siret: '00000000000017',
      ...times(),
      ...behaviour.userClaims,
    };
    const { type, body } = (await behaviour.writeUserinfo?.(claims, forge())) ?? {
      type: 'application/jwt',
      body: await forge().sign(claims),
    };
    response.writeHead(200, { 'content-type': type }).end(body);
  }

  const endpoints: Readonly<Record<string, readonly [Endpoint, RequestListener]>> = {
    '/.well-known/openid-configuration': [
      'discovery',
      (_request, response) => sendJson(response, metadata()),
    ],
    '/jwks': ['jwks', (_request, response) => sendJson(response, { keys: [current.jwk] })],
    '/token': ['token', answerToken],
    '/userinfo': ['userinfo', (_request, response) => answerUserinfo(response)],
  };

  const server = createServer((request, response) => {
    const found = endpoints[request.url ?? ''];
    if (found === undefined) return void response.writeHead(404).end();
    const [endpoint, answer] = found;
    calls[endpoint] += 1;
    return void (behaviour.answers?.[endpoint] ?? answer)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  return {
    settings: {
      issuer,
      clientId,
      clientSecret,
      scopes: 'openid email',
      acrValues: ['eidas1', 'eidas2'],
      signature: 'ES256',
      isUserinfoSigned: true,
    },
    behave: (next) => {
      behaviour = next;
    },
    rotateKeys: async () => {
      current = await newKey(randomBytes(4).toString('hex'));
    },
    authorize: (authorizationUrl) => {
      const { searchParams: asked } = new URL(authorizationUrl);
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    },
    callsOf: (endpoint) => calls[endpoint],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
