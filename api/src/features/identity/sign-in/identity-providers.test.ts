import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { comeBack, goToProvider, signIn } from '../testing/sign-in';
import { useIdentity } from '../testing/use-identity';

const ours = '71144ab3-ee1a-4401-b7b3-79b44f7daeeb';
const organisation = { emailDomains: ['douane.gouv.example'], sirets: null, idpIds: [ours] };

describe.each(engines)('the identity providers of the list, on the $name', ({ open }) => {
  const suite = useIdentity({ open });

  it('let in whom they answer for', async () => {
    const service = await suite.start({ organisation });
    suite.provider().behave({ userClaims: { idp_id: ours } });
    const { browser } = await signIn(service, suite.provider());
    expect(browser.cookies.has('agent-browser')).toBe(true);
  });

  it.each([
    ['another one', { userClaims: { idp_id: 'other' } }],
    ['none', { userClaims: { idp_id: undefined } }],
    ['an empty one', { userClaims: { idp_id: '' } }],
    ['one that begins alike', { userClaims: { idp_id: `${ours}x` } }],
    ['one written otherwise', { userClaims: { idp_id: ours.toUpperCase() } }],
    ['a list that has it', { userClaims: { idp_id: [ours] } }],
    ['an object', { userClaims: { idp_id: { [ours]: true } } }],
    ['the id token alone, not the claims', { idClaims: { idp_id: ours } }],
  ])('refuse somebody whose claims name %s, who keeps nothing', async (_what, behaviour) => {
    const service = await suite.start({ organisation });
    suite.provider().behave({ userClaims: { idp_id: ours } });
    const { tokens } = await signIn(service, suite.provider());
    const browser = service.browser();
    suite.provider().behave(behaviour);
    const answer = await comeBack(browser, await goToProvider(browser, suite.provider()));
    expect(answer.json()).toMatchObject({ status: 403, code: 'agent-not-allowed' });
    expect(browser.cookies.has('agent-browser')).toBe(false);
    const before = await service.browser().call('GET', '/api/agent/me/', tokens);
    expect(before.statusCode).toBe(401);
  });

  it('are not looked at where none is named', async () => {
    const service = await suite.start();
    suite.provider().behave({ userClaims: { idp_id: ['any'] } });
    const { browser } = await signIn(service, suite.provider());
    expect(browser.cookies.has('agent-browser')).toBe(true);
  });
});
