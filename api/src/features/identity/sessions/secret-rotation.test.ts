import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { refresh, signIn } from '../testing/sign-in';
import { testSecret } from '../testing/start-identity';
import { useIdentity } from '../testing/use-identity';

const newSecret = 'another session secret, as long as the first one';

describe.each(engines)('SESSION_SECRET replaced under a signed-in agent, on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  /** Signed in under the old secret, then at the door of a process that was given another one. */
  async function rotated(previousSecret: string | null) {
    const before = await suite.start();
    const { browser: old, tokens } = await signIn(before, suite.provider());
    const service = await suite.start({ sessionSecret: newSecret, previousSecret });
    const browser = service.browser();
    for (const [name, value] of old.cookies) browser.cookies.set(name, value);
    return { before, old, service, browser, tokens };
  }

  it('goes on: calls, renewal under the new secret, and the end at the provider', async () => {
    const { browser, service, tokens } = await rotated(testSecret);
    const me = (accessToken: string) => browser.call('GET', '/api/agent/me/', { accessToken });
    expect((await me(tokens.accessToken)).statusCode).toBe(200);
    service.clock.advance(901);
    expect((await me(tokens.accessToken)).statusCode).toBe(401);
    const renewed = await refresh(browser, tokens);
    expect(renewed.statusCode).toBe(200);

    const after = await suite.start({ sessionSecret: newSecret, now: service.clock.now });
    const later = after.browser();
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    const { accessToken } = renewed.json();
    expect((await later.call('GET', '/api/agent/me/', { accessToken })).statusCode).toBe(200);
    const left = await browser.call('GET', '/api/agent-connect/logout', { accessToken });
    expect(left.body + String(left.headers.location)).toContain('id_token_hint');
  });

  it('ends every session where the old one is not given', async () => {
    const { browser, tokens } = await rotated(null);
    const answer = await browser.call('GET', '/api/agent/me/', { accessToken: tokens.accessToken });
    expect(answer.statusCode).toBe(401);
    expect((await refresh(browser, tokens)).statusCode).toBe(401);
  });

  it('writes nothing with the old one: it opens nothing new once it is taken away', async () => {
    const service = await suite.start({ sessionSecret: newSecret, previousSecret: testSecret });
    const { tokens } = await signIn(service, suite.provider());
    const thief = await suite.start({ sessionSecret: testSecret });
    const answer = await thief.browser().call('GET', '/api/agent/me/', { accessToken: tokens.accessToken });
    expect(answer.statusCode).toBe(401);
  });
});
