import { type Attack, base64, epochSeconds, refusals } from './attack';

const { untrusted, outsider } = refusals;
const asJwt = (body: string): { type: string; body: string } => ({ type: 'application/jwt', body });

/** Attacks on the claims of a person, and people who may not enter. */
export const claimsAttacks: readonly Attack[] = [
  { name: 'claims of another person', behaviour: { userClaims: { sub: 'person-2' } }, refused: untrusted },
  { name: 'claims of nobody', behaviour: { userClaims: { sub: undefined } }, refused: untrusted },
  {
    name: 'claims without signature',
    behaviour: {
      writeUserinfo: async (claims) => ({ type: 'application/json', body: JSON.stringify(claims) }),
    },
    refused: untrusted,
  },
  {
    name: 'claims signed by nobody (alg none)',
    behaviour: { writeUserinfo: async (claims) => asJwt(`${base64({ alg: 'none' })}.${base64(claims)}.`) },
    refused: untrusted,
  },
  {
    name: 'claims signed by another key',
    behaviour: {
      writeUserinfo: async (claims, { sign, strangeKey }) => asJwt(await sign(claims, {}, strangeKey)),
    },
    refused: untrusted,
  },
  {
    name: 'claims altered after their signature',
    behaviour: {
      writeUserinfo: async (claims, { sign }) => {
        const [header, , signature] = (await sign({ ...claims, email: 'x@mairie.example' })).split('.');
        return asJwt(`${header}.${base64(claims)}.${signature}`);
      },
    },
    refused: untrusted,
  },
  {
    name: 'claims with a line end in their signature',
    behaviour: {
      writeUserinfo: async (claims, { sign }) => asJwt((await sign(claims)).replace(/(?=.{9}$)/, '\n')),
    },
    refused: untrusted,
  },
  {
    name: 'claims for another service',
    behaviour: { userClaims: { aud: 'other' } },
    refused: untrusted,
  },
  {
    name: 'claims of another issuer',
    behaviour: { userClaims: { iss: 'https://evil.example' } },
    refused: untrusted,
  },
  {
    name: 'claims that are over',
    behaviour: { userClaims: { iat: epochSeconds() - 600, exp: epochSeconds() - 300 } },
    refused: untrusted,
  },
  {
    name: 'another administration',
    behaviour: { userClaims: { email: 'p@mairie.example' } },
    refused: outsider,
  },
  {
    name: 'a domain that ends alike',
    behaviour: { userClaims: { email: 'p@fausse-douane.gouv.example' } },
    refused: outsider,
  },
  {
    name: 'a domain below ours',
    behaviour: { userClaims: { email: 'p@evil.douane.gouv.example' } },
    refused: outsider,
  },
  {
    name: 'a domain that begins alike',
    behaviour: { userClaims: { email: 'p@douane.gouv.example.evil.example' } },
    refused: outsider,
  },
  {
    name: 'two addresses in one',
    behaviour: { userClaims: { email: 'p@evil.example,q@douane.gouv.example' } },
    refused: outsider,
  },
  { name: 'no address', behaviour: { userClaims: { email: undefined } }, refused: outsider },
  { name: 'an address that is an object', behaviour: { userClaims: { email: { a: 1 } } }, refused: outsider },
  {
    name: 'an address nobody proved',
    behaviour: { userClaims: { email_verified: false } },
    refused: outsider,
  },
];
