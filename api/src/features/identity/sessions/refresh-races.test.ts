import type { SignedIn } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { atScale, tellProof } from '../../../../test/at-scale';
import { engines } from '../../../../test/engines';
import { refresh, type SignedInBrowser, signIn } from '../testing/sign-in';
import { useIdentity } from '../testing/use-identity';

/** Of tokens: those that come from one sign-in. */
const families = atScale(15, 1_000);
const tabs = 5;

describe.each(engines)('sessions renewed by several tabs on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  /** Every tab renews at once with the token that they share; gives the tokens that they all have then. */
  async function renewInEveryTab({ browser, tokens }: SignedInBrowser): Promise<SignedIn> {
    const answers = await Promise.all(Array.from({ length: tabs }, () => refresh(browser, tokens)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(tabs).fill(200));
    const shared = new Set(answers.map((answer) => answer.json().refreshToken));
    expect(shared.size).toBe(1);
    return JSON.parse(answers[0]?.body ?? '');
  }

  it(
    'are never ended by it, and are by a token that comes back later',
    async () => {
      const service = await suite.start();
      const held: {
        readonly browser: SignedInBrowser['browser'];
        readonly tokens: SignedIn;
        old: SignedIn;
      }[] = [];
      for (let family = 0; family < families.count; family += 1) {
        const first = await signIn(service, suite.provider());
        const second = await renewInEveryTab(first);
        const third = await renewInEveryTab({ ...first, tokens: second });
        held.push({ browser: first.browser, tokens: third, old: first.tokens });
      }
      service.clock.advance(11);
      for (const { browser, tokens, old } of held) {
        expect((await refresh(browser, old)).json()).toMatchObject({ code: 'session-ended' });
        const { accessToken } = tokens;
        expect((await browser.call('GET', '/api/agent/me/', { accessToken })).statusCode).toBe(401);
        expect((await refresh(browser, tokens)).statusCode).toBe(401);
      }
      tellProof('S4', {
        tried: held.length,
        failed: 0,
        figures: { 'renewals in parallel': 2 * tabs * held.length },
      });
    },
    families.within(600_000),
  );
});
