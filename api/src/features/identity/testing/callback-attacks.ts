import { type Attack, refusals } from './attack';

const { expired, untrusted, unavailable, misconfigured, outsider } = refusals;

/** Attacks on what the browser comes back with. */
export const callbackAttacks: readonly Attack[] = [
  { name: 'no state', callback: (back) => back.delete('state'), refused: expired },
  { name: 'an empty state', callback: (back) => back.set('state', ''), refused: expired },
  { name: 'another state', callback: (back) => back.set('state', 'x'.repeat(43)), refused: expired },
  {
    name: 'a state that differs by one character',
    callback: (back) => back.set('state', `${back.get('state')?.slice(0, -1)}!`),
    refused: expired,
  },
  { name: 'an endless state', callback: (back) => back.set('state', 'a'.repeat(4_000)), refused: expired },
  {
    name: 'a browser without its cookie',
    callback: (_back, { cookies }) => cookies.clear(),
    refused: expired,
  },
  {
    name: 'a cookie of another browser',
    callback: (_back, { cookies }) => {
      for (const name of cookies.keys()) cookies.set(name, 'a'.repeat(43));
    },
    refused: expired,
  },
  { name: 'no code', callback: (back) => back.delete('code'), refused: expired },
  { name: 'an invented code', callback: (back) => back.set('code', 'invented'), refused: expired },
  { name: 'another issuer', callback: (back) => back.set('iss', 'https://evil.example'), refused: untrusted },
  { name: 'no issuer where one is announced', callback: (back) => back.delete('iss'), refused: untrusted },
  ...(
    [
      ['access_denied', '', [400, 'sign-in-cancelled']],
      ['login_required', '', [400, 'sign-in-unfinished']],
      ['temporarily_unavailable', '', unavailable],
      ['invalid_request', 'Y000400', misconfigured],
      ['server_error', 'Y030110', [400, 'sign-in-unfinished']],
      ['access_denied', 'private sector (Y500015)', outsider],
      ['<script>', '', misconfigured],
    ] as const
  ).map(([error, description, refused]) => ({
    name: `the error ${error} ${description}`.trim(),
    callback: (back: URLSearchParams): void => {
      back.delete('code');
      back.set('error', error);
      back.set('error_description', description);
    },
    refused,
  })),
];
