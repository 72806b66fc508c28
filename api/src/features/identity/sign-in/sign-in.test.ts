import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import type { IdentityOptions } from '../identity';
import { type Behaviour, sendJson } from '../testing/hostile-provider';
import { comeBack, goToProvider } from '../testing/sign-in';
import { useIdentity } from '../testing/use-identity';

/** Long enough for an answer on a busy machine. */
const shortPatience = { timeoutSeconds: 1.5 };

describe.each(engines)('a sign-in on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  const start = (providerLimits: IdentityOptions['providerLimits'] = {}) => suite.start({ providerLimits });

  it('asks for what ProConnect knows, and nothing more', async () => {
    const service = await start();
    const answer = await service.browser().call('GET', '/api/agent-connect/initiate');
    const { searchParams: asked } = new URL(String(answer.headers.location));
    expect([...asked.keys()].sort()).toEqual([
      'claims',
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'nonce',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ]);
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/agent/authentification/retour');
    expect(asked.get('state')?.length).toBeGreaterThanOrEqual(32);
    expect(asked.get('nonce')?.length).toBeGreaterThanOrEqual(32);
    expect(JSON.parse(asked.get('claims') ?? '')).toEqual({
      id_token: { acr: { essential: true, values: ['eidas1', 'eidas2'] } },
    });
  });

  it.each([
    ['127.0.0.1:3000', 'http://localhost:3000/api/agent-connect/initiate?returnTo=%2Fagent'],
    ['[::1]:3000', 'http://localhost:3000/api/agent-connect/initiate?returnTo=%2Fagent'],
    ['localhost:5173', null],
    ['retour.example', null],
  ])(
    'begins on the public name of the machine, to which the provider comes back, from %s',
    async (host, first) => {
      const service = await start();
      const browser = service.browser();
      const answer = await browser.call('GET', '/api/agent-connect/initiate?returnTo=%2Fagent', {
        headers: { host },
      });
      expect(answer.statusCode).toBe(302);
      const location = String(answer.headers.location);
      if (first === null) expect(location.startsWith(suite.provider().settings.issuer)).toBe(true);
      else expect(location).toBe(first);
      expect(browser.cookies.size).toBe(first === null ? 1 : 0);
    },
  );

  it('waits for a press here when a page of another site leads to it', async () => {
    const service = await suite.start({ publicUrl: 'https://retour.example' });
    for (const [site, isBegun] of [
      ['cross-site', false],
      ['same-origin', true],
      ['none', true],
    ] as const) {
      const browser = service.browser();
      const answer = await browser.call('GET', '/api/agent-connect/initiate', {
        headers: { host: 'retour.example', 'sec-fetch-site': site },
      });
      expect(answer.statusCode).toBe(302);
      const location = String(answer.headers.location);
      if (isBegun) expect(location.startsWith(suite.provider().settings.issuer)).toBe(true);
      else expect(location).toBe('https://retour.example/agent/authentification');
      expect(browser.cookies.size).toBe(isBegun ? 1 : 0);
    }
  });

  it('tells a person in a page, and a program by a problem, that too many sign-ins came', async () => {
    const service = await suite.start({ callsPerMinute: 1 });
    const browser = service.browser();
    for (const path of ['/api/agent-connect/initiate', '/api/agent-connect/logout']) {
      await browser.call('GET', path);
      const page = await browser.call('GET', path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(page.body).toContain('Réessayer');
      expect((await browser.call('GET', path)).json()).toMatchObject({ code: 'too-many-requests' });
    }
  });

  it('goes without PKCE where the provider announces none', async () => {
    suite.provider().behave({ metadata: { code_challenge_methods_supported: undefined } });
    const service = await start();
    const browser = service.browser();
    const answer = await browser.call('GET', '/api/agent-connect/initiate');
    expect(answer.headers.location).not.toContain('code_challenge');
    const back = suite.provider().authorize(String(answer.headers.location));
    expect((await comeBack(browser, back)).statusCode).toBe(200);
  });

  it('asks for no issuer on the way back where none is announced', async () => {
    suite.provider().behave({ metadata: { authorization_response_iss_parameter_supported: undefined } });
    const service = await start();
    const browser = service.browser();
    const back = await goToProvider(browser, suite.provider());
    back.delete('iss');
    expect((await comeBack(browser, back)).statusCode).toBe(200);
  });

  it('reads plain claims where the service is registered so', async () => {
    suite.provider().behave({
      writeUserinfo: async (claims) => ({ type: 'application/json', body: JSON.stringify(claims) }),
    });
    const service = await suite.start({ sso: { ...suite.provider().settings, isUserinfoSigned: false } });
    const browser = service.browser();
    expect((await comeBack(browser, await goToProvider(browser, suite.provider()))).statusCode).toBe(200);
  });

  it('leads back to the page that was wanted, of the agents’ space alone', async () => {
    const service = await start();
    const returnTo = async (address: string): Promise<unknown> => {
      const browser = service.browser();
      return (await comeBack(browser, await goToProvider(browser, suite.provider(), address))).json()
        .returnTo;
    };
    expect(await returnTo('/agent/declaration?status=paid')).toBe('/agent/declaration?status=paid');
    expect(await returnTo('//evil.example/agent')).toBeUndefined();
    expect(await returnTo('https://evil.example')).toBeUndefined();
  });

  it('works in two tabs at once', async () => {
    const service = await start();
    const browser = service.browser();
    const first = await goToProvider(browser, suite.provider());
    const second = await goToProvider(browser, suite.provider());
    expect((await comeBack(browser, first)).statusCode).toBe(200);
    expect((await comeBack(browser, second)).statusCode).toBe(200);
  });

  it('is not offered where there are accounts of the installation alone', async () => {
    const service = await suite.start({ sso: null, localAccounts: true });
    for (const path of ['initiate', 'authenticate?code=a&state=b']) {
      const answer = await service.browser().call('GET', `/api/agent-connect/${path}`);
      expect(answer.json()).toMatchObject({ status: 404, code: 'sso-not-offered' });
    }
  });

  it('is refused the second time: a state and a code serve once', async () => {
    const service = await start();
    const browser = service.browser();
    const back = await goToProvider(browser, suite.provider());
    const cookies = new Map(browser.cookies);
    expect((await comeBack(browser, back)).statusCode).toBe(200);
    const sessions = await service.countSessions();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await comeBack(browser, back)).json()).toMatchObject({ code: 'sign-in-expired' });
    expect(await service.countSessions()).toBe(sessions);
  });

  it('is refused in a browser that did not begin it, and still works in the one that did', async () => {
    const service = await start();
    const [victim, thief] = [service.browser(), service.browser()];
    const back = await goToProvider(victim, suite.provider());
    await goToProvider(thief, suite.provider());
    expect((await comeBack(thief, back)).json()).toMatchObject({ code: 'sign-in-expired' });
    expect((await comeBack(victim, back)).statusCode).toBe(200);
  });

  it('is refused with the code of another sign-in', async () => {
    const service = await start();
    const [victim, thief] = [service.browser(), service.browser()];
    const stolen = await goToProvider(victim, suite.provider());
    const back = await goToProvider(thief, suite.provider());
    back.set('code', stolen.get('code') ?? '');
    const before = await service.countSessions();
    expect((await comeBack(thief, back)).json()).toMatchObject({ code: 'sign-in-expired' });
    expect(await service.countSessions()).toBe(before);
  });

  it('opens one session when the browser comes back twice at once', async () => {
    const service = await start();
    const browser = service.browser();
    const before = await service.countSessions();
    const back = await goToProvider(browser, suite.provider());
    const answers = await Promise.all(Array.from({ length: 8 }, () => comeBack(browser, back)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(await service.countSessions()).toBe(before + 1);
  });

  it('is refused ten minutes later', async () => {
    const service = await start();
    const browser = service.browser();
    const back = await goToProvider(browser, suite.provider());
    service.clock.advance(601);
    expect((await comeBack(browser, back)).json()).toMatchObject({ code: 'sign-in-expired' });
  });

  it.each(['temporarily_unavailable', 'server_error', 'invalid_client', 'x'])(
    'is expired when the provider answers “%s” to a sign-in that is not known here',
    async (error) => {
      const service = await start();
      const [victim, stranger] = [service.browser(), service.browser()];
      const back = await goToProvider(victim, suite.provider());
      const states = ['', 'x', '\u0000', 'a'.repeat(43), back.get('state') ?? ''];
      for (const query of [{ error }, ...states.map((state) => ({ error, state }))]) {
        const answer = await comeBack(stranger, new URLSearchParams(query));
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ code: 'sign-in-expired', title: 'Connexion à recommencer' });
      }
      expect((await comeBack(victim, back)).statusCode).toBe(200);
    },
  );

  it('ends with the provider’s error: the reason is said once', async () => {
    const service = await start();
    const browser = service.browser();
    const back = await goToProvider(browser, suite.provider());
    const failed = new URLSearchParams({ error: 'server_error', state: back.get('state') ?? '' });
    expect((await comeBack(browser, failed)).json()).toMatchObject({
      status: 503,
      code: 'provider-unavailable',
    });
    expect(browser.cookies.size).toBe(0);
    expect((await comeBack(browser, failed)).json()).toMatchObject({ code: 'sign-in-expired' });
    expect((await comeBack(browser, back)).json()).toMatchObject({ code: 'sign-in-expired' });
  });

  it('goes on when the provider changes its keys', async () => {
    const service = await start({ keysCooldownMs: 0 });
    for (let turn = 0; turn < 3; turn += 1) {
      const browser = service.browser();
      expect((await comeBack(browser, await goToProvider(browser, suite.provider()))).statusCode).toBe(200);
      await suite.provider().rotateKeys();
    }
  });

  it('asks for the keys once, and not again for each token of an unknown one', async () => {
    const service = await start({ keysCooldownMs: 60_000 });
    const before = suite.provider().callsOf('jwks');
    for (const isStrange of [false, false, true, true, true]) {
      if (isStrange) {
        suite.provider().behave({
          writeIdToken: (claims, { sign, strangeKey }) => sign(claims, { kid: 'x' }, strangeKey),
        });
      }
      const browser = service.browser();
      await comeBack(browser, await goToProvider(browser, suite.provider()));
    }
    expect(suite.provider().callsOf('jwks')).toBe(before + 1);
  });

  it.each([
    ['down', { discovery: (request) => void request.socket.destroy() }],
    ['failing', { discovery: (_request, response) => void response.writeHead(500).end() }],
    ['silent', { discovery: () => undefined }],
    [
      'a page',
      {
        discovery: (_request, response) =>
          void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      },
    ],
    [
      'another issuer',
      { discovery: (_request, response) => sendJson(response, { issuer: 'https://evil.example' }) },
    ],
    ['oversized', { discovery: (_request, response) => sendJson(response, { issuer: 'x'.repeat(400_000) }) }],
  ] satisfies [string, Behaviour['answers']][])(
    'does not begin when discovery is %s, and begins once it is mended',
    async (_name, answers) => {
      const service = await start(shortPatience);
      const browser = service.browser();
      suite.provider().behave({ answers });
      const refused = await browser.call('GET', '/api/agent-connect/initiate');
      expect(refused.json()).toMatchObject({ status: 503, code: 'provider-unavailable' });
      const page = await browser.call('GET', '/api/agent-connect/initiate', {
        headers: { accept: 'text/html' },
      });
      expect(page.headers.location).toBe(
        'http://localhost:3000/agent/authentification/retour?error=temporarily_unavailable',
      );
      expect(browser.cookies.size).toBe(0);
      suite.provider().behave({});
      expect((await browser.call('GET', '/api/agent-connect/initiate')).statusCode).toBe(302);
    },
  );
});
