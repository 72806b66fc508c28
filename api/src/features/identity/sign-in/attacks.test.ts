import { describe, expect, it } from 'vitest';
import { tellProof } from '../../../../test/at-scale';
import { engines } from '../../../../test/engines';
import type { IdentityOptions } from '../identity';
import { callbackAttacks } from '../testing/callback-attacks';
import { claimsAttacks } from '../testing/claims-attacks';
import { idTokenAttacks } from '../testing/id-token-attacks';
import { outages } from '../testing/outages';
import { comeBack, goToProvider } from '../testing/sign-in';
import { useIdentity } from '../testing/use-identity';

const attacks = [...callbackAttacks, ...idTokenAttacks, ...claimsAttacks, ...outages];
/** Long enough for an answer on a busy machine. */
const shortPatience = { timeoutSeconds: 1.5 };

describe.each(engines)('a sign-in on the $name', ({ name: engine, open }) => {
  const isFirst = engine === engines[0]?.name;
  const suite = useIdentity({ open });

  const start = (providerLimits: IdentityOptions['providerLimits'] = {}) => suite.start({ providerLimits });

  it.each(attacks.filter(({ isSlow = false }) => isFirst || !isSlow))(
    'is refused: $name',
    async ({ behaviour = {}, callback, refused: [status, code], isSlow = false }) => {
      const service = await start(isSlow ? shortPatience : {});
      const before = await service.countSessions();
      const browser = service.browser();
      suite.provider().behave(behaviour);
      const back = await goToProvider(browser, suite.provider());
      callback?.(back, browser);
      const answer = await comeBack(browser, back);
      expect(answer.json()).toMatchObject({ status, code });
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(browser.cookies.has('agent-browser')).toBe(false);
      expect(await service.countSessions()).toBe(before);
      tellProof('S3', { tried: 1, failed: 0, figures: { 'attacks on a sign-in, by name': 1 } });
    },
  );
});
