import type { RequestListener } from 'node:http';
import { type Attack, refusals } from './attack';
import { type Behaviour, sendJson } from './hostile-provider';

const { untrusted, unavailable, misconfigured } = refusals;
const json = { 'content-type': 'application/json' } as const;

function answer(status: number, headers: Readonly<Record<string, string>> = {}, body = ''): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(body);
}

const silence: RequestListener = () => undefined;
const cut: RequestListener = (request) => void request.socket.destroy();
const trickle: RequestListener = (_request, response) => void response.writeHead(200, json).write('{');
const flood: RequestListener = (_request, response) => {
  response.writeHead(200, json);
  const more = (): void => {
    while (!response.destroyed && response.write('"'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

function outage(
  name: string,
  answers: Behaviour['answers'],
  refused = unavailable as Attack['refused'],
): Attack {
  const isSlow = Object.values(answers ?? {}).some(
    (listener) => listener === silence || listener === trickle,
  );
  return { name, behaviour: { ...(answers === undefined ? {} : { answers }) }, refused, isSlow };
}

/** Ways for a provider to be out of order. */
export const outages: readonly Attack[] = [
  outage('a token call that fails', { token: answer(500) }),
  outage('a token call that hangs', { token: silence }),
  outage('a token answer that trickles', { token: trickle }),
  outage('a token answer without end', { token: flood }),
  outage('a page in the place of the token', {
    token: answer(200, { 'content-type': 'text/html' }, '<h1>Maintenance</h1>'),
  }),
  outage('JSON that is cut', { token: answer(200, json, '{"access_token":') }),
  outage('a token call that leads elsewhere', { token: answer(307, { location: 'http://127.0.0.1:9/' }) }),
  outage('a token call that is cut', { token: cut }),
  outage('claims that never come', { userinfo: silence }),
  outage('claims that lead elsewhere', { userinfo: answer(302, { location: 'http://127.0.0.1:9/' }) }),
  outage(
    'a page in the place of the signed claims',
    { userinfo: answer(200, { 'content-type': 'text/html' }, '<p>') },
    untrusted,
  ),
  outage('keys that cannot be read', { jwks: answer(503) }),
  outage('an empty list of keys', { jwks: (_, response) => sendJson(response, { keys: [] }) }, untrusted),
  outage(
    'a service that the provider does not know',
    { token: (_, response) => sendJson(response, { error: 'invalid_client' }, 401) },
    misconfigured,
  ),
  outage(
    'an access token that the provider does not know any more',
    { userinfo: answer(401, { 'www-authenticate': 'Bearer error="invalid_token"' }) },
    untrusted,
  ),
];
