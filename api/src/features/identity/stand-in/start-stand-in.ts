import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { isLocalRequest } from '../../../platform/http/local-request';
import type { SsoSettings } from '../environment';
import { choicePage, messagePage, type StandInPage } from './pages';
import { testPeople } from './people';
import { standInKeys } from './stand-in-keys';
import { createStandInProvider } from './stand-in-provider';

export interface StandIn {
  /** How our own service is registered there. */
  readonly settings: SsoSettings;
  readonly close: () => Promise<void>;
}

export interface StandInStart {
  /** null: one number above the service's, or any other one if that is taken. */
  readonly standInPort: number | null;
  /** Where the service listens. */
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
}

const acrValues = ['eidas1', 'eidas1-mfa'] as const;
const scopes = 'openid given_name usual_name email uid siret idp_id roles organization_label';
const interactionPath = /^\/interaction\/([\w-]{1,64})$/;
const minSecretLength = 32;
const knownParameters = new Set([
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'claims',
  'prompt',
  'idp_hint',
  'login_hint',
  'siret_hint',
  'acr_values',
  'code_challenge',
  'code_challenge_method',
]);

function send(response: ServerResponse, status: number, { body, policy }: StandInPage): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}

/** What ProConnect refuses of a request to sign in, and the library would let through. */
function faultOf(url: URL): string | null {
  if (url.pathname !== '/authorize') return null;
  const { searchParams: parameters } = url;
  const unknown = [...parameters.keys()].find((name) => !knownParameters.has(name));
  if (unknown !== undefined) return 'Y000400 (paramètre inconnu)';
  const isLong = (name: string): boolean => (parameters.get(name) ?? '').length >= minSecretLength;
  return isLong('state') && isLong('nonce') ? null : 'Y000400 (state et nonce : 32 caractères au moins)';
}

async function finishInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chosen = new URLSearchParams(await text(request)).get('person');
  const person = testPeople.find(({ key }) => key === chosen);
  const result =
    person === undefined || person.claims === null
      ? { error: 'access_denied', error_description: 'authentication failed' }
      : { login: { accountId: person.key, acr: acrValues[0], amr: ['pwd'] } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function interact(
  provider: Provider,
  publicUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, lastSubmission } = await provider.interactionDetails(request, response);
  const isAskedAgain = lastSubmission?.login !== undefined && prompt.reasons.includes('essential_acrs');
  if (isAskedAgain) {
    // Asking again could not give a higher level: it would never end.
    const result = { error: 'access_denied', error_description: 'requested ACRs could not be satisfied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } else if (request.method === 'POST') await finishInteraction(provider, request, response);
  else send(response, 200, choicePage(request.url ?? '/', publicUrl));
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen({ port, host });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Starts the provider that stands in for the national one. Throws an EADDRINUSE when its own port is taken. */
export async function startStandIn(start: StandInStart): Promise<StandIn> {
  let provider: Provider | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in.invalid');
    const fault = faultOf(url);
    if (!isLocalRequest(request)) response.writeHead(404).end();
    else if (url.pathname === '/favicon.ico') response.writeHead(204).end();
    else if (provider === null || fault !== null) {
      send(response, fault === null ? 503 : 400, messagePage('Connexion d’essai impossible', fault ?? ''));
    } else if (interactionPath.test(url.pathname)) {
      interact(provider, start.publicUrl, request, response).catch(() => {
        const message = 'Cette connexion a expiré. Retournez dans le produit et recommencez.';
        send(response, 400, messagePage('Connexion d’essai impossible', message));
      });
    } else void provider.callback()(request, response);
  });
  const wished = start.standInPort ?? (start.port === 0 ? 0 : start.port + 1);
  const port = await listen(server, start.host, wished).catch((error: unknown) => {
    if (start.standInPort !== null || !isTaken(error)) throw error;
    return listen(server, start.host, 0);
  });
  const issuer = `http://${new URL(start.publicUrl).hostname}:${port}`;
  const settings: SsoSettings = {
    issuer,
    clientId: 'retour-en-france',
    clientSecret: randomBytes(32).toString('base64url'),
    scopes,
    acrValues,
    signature: 'ES256',
    isUserinfoSigned: true,
  };
  const { publicUrl } = start;
  provider = await createStandInProvider({
    issuer,
    publicUrl,
    client: settings,
    keys: standInKeys(start.dataDir),
  });
  return {
    settings,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
