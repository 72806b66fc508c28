import { createSecretKey } from 'node:crypto';
import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { tellProof } from '../../../../test/at-scale';
import { engines } from '../../../../test/engines';
import { base64, epochSeconds } from '../testing/attack';
import { signIn } from '../testing/sign-in';
import { testSecret } from '../testing/start-identity';
import { useIdentity } from '../testing/use-identity';
import { sessionKeys } from './keys';

interface Held {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const { access, refresh: refreshKey, sealing } = sessionKeys(testSecret);

function sign(claims: Held['claims'], header: object = {}, key: Uint8Array = access): Promise<string> {
  return new SignJWT(claims as JWTPayload)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(key);
}

const forgeries: readonly [name: string, forge: (held: Held) => Promise<string> | string][] = [
  [
    'without signature (alg none)',
    ({ claims }) => `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(claims)}.`,
  ],
  ['with alg None', ({ claims }) => `${base64({ alg: 'None', typ: 'at+jwt' })}.${base64(claims)}.`],
  [
    'with alg none and its old signature',
    ({ claims, accessToken }) =>
      `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(claims)}.${accessToken.split('.')[2]}`,
  ],
  ['of another secret', ({ claims }) => sign(claims, {}, createSecretKey(Buffer.alloc(32, 1)).export())],
  ['of an empty secret', ({ claims }) => sign(claims, {}, new Uint8Array(32))],
  ['of the secret itself', ({ claims }) => sign(claims, {}, new TextEncoder().encode(testSecret))],
  ['of the key of refresh tokens', ({ claims }) => sign(claims, {}, refreshKey)],
  ['of the key that seals', ({ claims }) => sign(claims, {}, sealing)],
  [
    'with another algorithm of the same key',
    ({ claims }) => sign(claims, { alg: 'HS512' }, Buffer.concat([access, access])),
  ],
  [
    'signed by a key pair',
    async ({ claims }) => {
      const { privateKey } = await generateKeyPair('ES256');
      return new SignJWT(claims as JWTPayload)
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
        .sign(privateKey);
    },
  ],
  ['for another audience', ({ claims }) => sign({ ...claims, aud: 'https://other.example/api' })],
  ['for nobody', ({ claims }) => sign({ ...claims, aud: [] })],
  ['of another issuer', ({ claims }) => sign({ ...claims, iss: 'https://other.example' })],
  ['of another type', ({ claims }) => sign(claims, { typ: 'JWT' })],
  ['without type', ({ claims }) => sign(claims, { typ: undefined })],
  ['that is over', ({ claims }) => sign({ ...claims, exp: epochSeconds() - 3_600 })],
  ['that never ends', ({ claims }) => sign({ ...claims, exp: undefined })],
  ['whose end is a text', ({ claims }) => sign({ ...claims, exp: '9999999999' })],
  ['to come', ({ claims }) => sign({ ...claims, nbf: epochSeconds() + 3_600 })],
  ['of another agent', ({ claims }) => sign({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })],
  [
    'of another agent in both places',
    ({ claims }) => {
      const id = '00000000-0000-4000-8000-000000000000';
      return sign({ ...claims, sub: id, userId: id });
    },
  ],
  ['of another session', ({ claims }) => sign({ ...claims, sid: '00000000-0000-4000-8000-000000000000' })],
  ['of no session', ({ claims }) => sign({ ...claims, sid: undefined })],
  ['of a session that is SQL', ({ claims }) => sign({ ...claims, sid: "' or 1=1 --" })],
  ['of nobody', ({ claims }) => sign({ ...claims, sub: undefined })],
  ['of someone who is no agent', ({ claims }) => sign({ ...claims, isAgent: false })],
  [
    'with an unknown critical header',
    ({ claims }) =>
      sign(claims, { crit: ['evil'], evil: 1 }).catch(
        () => `${base64({ alg: 'HS256', typ: 'at+jwt', crit: ['evil'], evil: 1 })}.${base64(claims)}.AAAA`,
      ),
  ],
  [
    'whose claims were altered',
    ({ claims, accessToken }) => {
      const [header, , signature] = accessToken.split('.');
      return `${header}.${base64({ ...claims, email: 'x@example.org' })}.${signature}`;
    },
  ],
  ['cut', ({ accessToken }) => accessToken.slice(0, -4)],
  ['twice', ({ accessToken }) => `${accessToken}.${accessToken}`],
  ['followed by another', ({ accessToken }) => `${accessToken}, ${accessToken}`],
  ['that is the refresh token', ({ refreshToken }) => refreshToken],
  ['that is empty', () => ''],
  ['that is endless', ({ accessToken }) => accessToken + 'A'.repeat(8_000)],
  [
    'that is no JSON',
    ({ accessToken }) => `e30.${Buffer.from('{').toString('base64url')}.${accessToken.split('.')[2]}`,
  ],
];

describe.each(engines)('an access token on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  it('is ours alone', async () => {
    const service = await suite.start();
    const { browser, tokens } = await signIn(service, suite.provider());
    const held = { ...tokens, claims: decodeJwt(tokens.accessToken) };
    const sessions = await service.countSessions();
    const answers: [string, number, string][] = [];
    for (const [name, forge] of forgeries) {
      const accessToken = await forge(held);
      const answer = await browser.call('GET', '/api/agent/me/', { accessToken });
      answers.push([name, answer.statusCode, answer.json().code]);
    }
    const accepted = answers.filter(([, status, code]) => status !== 401 || code !== 'session-ended');
    const figures = { 'forgeries by name': forgeries.length };
    tellProof('S3', { tried: answers.length, failed: accepted.length, figures });
    expect(answers).toEqual(forgeries.map(([name]) => [name, 401, 'session-ended']));
    const control = await sign(held.claims);
    expect((await browser.call('GET', '/api/agent/me/', { accessToken: control })).statusCode).toBe(200);
    expect(await service.countSessions()).toBe(sessions);
  });

  it('renews nothing once it is forged', async () => {
    const service = await suite.start();
    const { browser, tokens } = await signIn(service, suite.provider());
    const claims = decodeJwt(tokens.accessToken);
    const renew = (accessToken: string) =>
      browser.call('POST', '/api/agent-connect/refresh/', { body: { ...tokens, accessToken } });
    const expired = { ...claims, exp: epochSeconds() - 3_600 };
    for (const forged of [
      await sign(expired, {}, refreshKey),
      await sign({ ...expired, iss: 'https://other.example' }),
      await sign({ ...expired, aud: 'https://other.example' }),
      await sign(expired, { typ: 'JWT' }),
      `${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(expired)}.`,
      tokens.refreshToken,
    ]) {
      expect((await renew(forged)).json()).toMatchObject({ status: 401, code: 'session-ended' });
    }
    expect((await renew(await sign(expired))).statusCode).toBe(200);
  });
});
