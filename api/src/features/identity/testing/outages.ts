import { type Attack, refusals } from './attack';
import { sendJson } from './hostile-provider';

const { untrusted, unavailable, misconfigured } = refusals;

/** Ways for a provider to be out of order. */
export const outages: readonly Attack[] = [
  {
    name: 'a token call that fails',
    behaviour: { answers: { token: (_request, response) => void response.writeHead(500).end() } },
    refused: unavailable,
  },
  {
    name: 'a token call that hangs',
    behaviour: { answers: { token: () => undefined } },
    refused: unavailable,
    isSlow: true,
  },
  {
    name: 'a token answer that trickles',
    behaviour: {
      answers: {
        token: (_request, response) => {
          response.writeHead(200, { 'content-type': 'application/json' }).write('{');
        },
      },
    },
    refused: unavailable,
    isSlow: true,
  },
  {
    name: 'a token answer without end',
    behaviour: {
      answers: {
        token: (_request, response) => {
          response.writeHead(200, { 'content-type': 'application/json' });
          const more = (): void => {
            while (!response.destroyed && response.write('"'.repeat(65_536)));
            if (!response.destroyed) response.once('drain', more);
          };
          more();
        },
      },
    },
    refused: unavailable,
  },
  {
    name: 'a page in the place of the token',
    behaviour: {
      answers: {
        token: (_request, response) =>
          void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
      },
    },
    refused: unavailable,
  },
  {
    name: 'JSON that is cut',
    behaviour: {
      answers: {
        token: (_request, response) =>
          void response.writeHead(200, { 'content-type': 'application/json' }).end('{"access_token":'),
      },
    },
    refused: unavailable,
  },
  {
    name: 'a token call that leads elsewhere',
    behaviour: {
      answers: {
        token: (_request, response) =>
          void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
      },
    },
    refused: unavailable,
  },
  {
    name: 'a token call that is cut',
    behaviour: { answers: { token: (request) => void request.socket.destroy() } },
    refused: unavailable,
  },
  {
    name: 'claims that never come',
    behaviour: { answers: { userinfo: () => undefined } },
    refused: unavailable,
    isSlow: true,
  },
  {
    name: 'keys that cannot be read',
    behaviour: { answers: { jwks: (_request, response) => void response.writeHead(503).end() } },
    refused: unavailable,
  },
  {
    name: 'an empty list of keys',
    behaviour: { answers: { jwks: (_request, response) => sendJson(response, { keys: [] }) } },
    refused: untrusted,
  },
  {
    name: 'a service that the provider does not know',
    behaviour: {
      answers: { token: (_request, response) => sendJson(response, { error: 'invalid_client' }, 401) },
    },
    refused: misconfigured,
  },
];
