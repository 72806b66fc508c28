import { type Attack, base64, epochSeconds, refusals } from './attack';

const { untrusted, tooLow } = refusals;

/** Attacks on the id token, the level of assurance included. */
export const idTokenAttacks: readonly Attack[] = [
  {
    name: 'an id token for another nonce',
    behaviour: { idClaims: { nonce: 'n'.repeat(43) } },
    refused: untrusted,
  },
  { name: 'an id token without nonce', behaviour: { idClaims: { nonce: undefined } }, refused: untrusted },
  {
    name: 'an id token without signature (alg none)',
    behaviour: {
      writeIdToken: async (claims) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`,
    },
    refused: untrusted,
  },
  {
    name: 'an id token signed HS256 with the public key',
    behaviour: {
      writeIdToken: (claims, { sign, publicJwk }) =>
        sign(claims, { alg: 'HS256' }, new TextEncoder().encode(JSON.stringify(publicJwk))),
    },
    refused: untrusted,
  },
  {
    name: 'an id token signed HS256 with the client secret',
    behaviour: {
      writeIdToken: (claims, { sign, clientSecret }) =>
        sign(claims, { alg: 'HS256' }, new TextEncoder().encode(clientSecret)),
    },
    refused: untrusted,
  },
  {
    name: 'an id token of an unknown key',
    behaviour: {
      writeIdToken: (claims, { sign, strangeKey }) => sign(claims, { kid: 'strange' }, strangeKey),
    },
    refused: untrusted,
  },
  {
    name: 'an id token of another key under a known name',
    behaviour: { writeIdToken: (claims, { sign, strangeKey }) => sign(claims, {}, strangeKey) },
    refused: untrusted,
  },
  {
    name: 'an id token that brings its key (jwk)',
    behaviour: {
      writeIdToken: (claims, { sign, strangeKey, strangeJwk }) =>
        sign(claims, { kid: undefined, jwk: strangeJwk }, strangeKey),
    },
    refused: untrusted,
  },
  {
    name: 'an id token that says where its key is (jku)',
    behaviour: {
      writeIdToken: (claims, { sign, strangeKey }) =>
        sign(claims, { kid: 'strange', jku: 'http://127.0.0.1:9/jwks' }, strangeKey),
    },
    refused: untrusted,
  },
  {
    name: 'an id token with an unknown critical header',
    behaviour: {
      writeIdToken: async (claims, { sign }) => {
        const [, payload, signature] = (await sign(claims)).split('.');
        return `${base64({ alg: 'ES256', kid: 'first', crit: ['evil'], evil: 1 })}.${payload}.${signature}`;
      },
    },
    refused: untrusted,
  },
  {
    name: 'an id token whose claims were altered',
    behaviour: {
      writeIdToken: async (claims, { sign }) => {
        const [header, , signature] = (await sign(claims)).split('.');
        return `${header}.${base64({ ...claims, sub: 'person-2' })}.${signature}`;
      },
    },
    refused: untrusted,
  },
  {
    name: 'an id token with a space in its signature',
    behaviour: {
      writeIdToken: async (claims, { sign }) => (await sign(claims)).replace(/(?=.{9}$)/, ' '),
    },
    refused: untrusted,
  },
  {
    name: 'an id token whose signature is cut',
    behaviour: { writeIdToken: async (claims, { sign }) => (await sign(claims)).slice(0, -8) },
    refused: untrusted,
  },
  {
    name: 'an id token that is over',
    behaviour: { idClaims: { iat: epochSeconds() - 600, exp: epochSeconds() - 300 } },
    refused: untrusted,
  },
  { name: 'an id token to come', behaviour: { idClaims: { nbf: epochSeconds() + 600 } }, refused: untrusted },
  { name: 'an id token without end', behaviour: { idClaims: { exp: undefined } }, refused: untrusted },
  { name: 'an id token for another service', behaviour: { idClaims: { aud: 'other' } }, refused: untrusted },
  {
    name: 'an id token for several services, handed to another',
    behaviour: { idClaims: { aud: ['retour', 'other'], azp: 'other' } },
    refused: untrusted,
  },
  {
    name: 'an id token for several services, handed to nobody',
    behaviour: { idClaims: { aud: ['retour', 'other'] } },
    refused: untrusted,
  },
  {
    name: 'an id token of another issuer',
    behaviour: { idClaims: { iss: 'https://evil.example' } },
    refused: untrusted,
  },
  { name: 'an id token of nobody', behaviour: { idClaims: { sub: undefined } }, refused: untrusted },
  { name: 'no id token', behaviour: { tokenAnswer: { id_token: undefined } }, refused: untrusted },
  {
    name: 'an id token that is no token',
    behaviour: { writeIdToken: async () => 'a.b' },
    refused: untrusted,
  },
  {
    name: 'an access token of an unknown type',
    behaviour: { tokenAnswer: { token_type: 'mac' } },
    refused: untrusted,
  },
  { name: 'a lower level of assurance', behaviour: { idClaims: { acr: 'eidas0' } }, refused: tooLow },
  { name: 'no level of assurance', behaviour: { idClaims: { acr: undefined } }, refused: tooLow },
  { name: 'a list of levels of assurance', behaviour: { idClaims: { acr: ['eidas1'] } }, refused: tooLow },
  {
    name: 'a level that the unsigned part of the answer claims',
    behaviour: { idClaims: { acr: 'eidas0' }, userClaims: { acr: 'eidas2' }, tokenAnswer: { acr: 'eidas2' } },
    refused: tooLow,
  },
];
