import { describe, expect, it } from 'vitest';
import { isOfOrganisation, readIdentity } from './identity-claims';

const who = { issuer: 'https://sso.example', subject: 'a' };
const emailDomains = ['douane.gouv.example'];
const sirets = ['00000000000017'];
const idpIds = ['71144ab3-ee1a-4401-b7b3-79b44f7daeeb'];
const agent = {
  email: 'a@douane.gouv.example',
  siret: '00000000000017',
  idpId: '71144ab3-ee1a-4401-b7b3-79b44f7daeeb',
};

describe('isOfOrganisation', () => {
  it.each([
    ['a domain of the list', { emailDomains, sirets: null, idpIds: null }, agent, true],
    [
      'capitals',
      { emailDomains, sirets: null, idpIds: null },
      { ...agent, email: 'A@DOUANE.gouv.Example' },
      true,
    ],
    [
      'another domain',
      { emailDomains, sirets: null, idpIds: null },
      { ...agent, email: 'a@mairie.example' },
      false,
    ],
    [
      'a service of the list',
      { emailDomains: null, sirets, idpIds: null },
      { ...agent, email: 'a@mairie.example' },
      true,
    ],
    [
      'another service',
      { emailDomains: null, sirets, idpIds: null },
      { ...agent, siret: '00000000000025' },
      false,
    ],
    ['no service', { emailDomains: null, sirets, idpIds: null }, { ...agent, siret: null }, false],
    ['both lists', { emailDomains, sirets, idpIds: null }, agent, true],
    [
      'the domain without the service',
      { emailDomains, sirets, idpIds: null },
      { ...agent, siret: null },
      false,
    ],
    [
      'the service without the domain',
      { emailDomains, sirets, idpIds: null },
      { ...agent, email: 'a@b.example' },
      false,
    ],
    ['no list at all', { emailDomains: null, sirets: null, idpIds: null }, agent, false],
    ['a provider of the list', { emailDomains, sirets: null, idpIds }, agent, true],
    ['another provider', { emailDomains, sirets, idpIds }, { ...agent, idpId: 'b' }, false],
    [
      'a provider that begins alike',
      { emailDomains, sirets, idpIds },
      { ...agent, idpId: `${agent.idpId}x` },
      false,
    ],
    ['no provider', { emailDomains, sirets, idpIds }, { ...agent, idpId: null }, false],
    [
      'the provider without the domain',
      { emailDomains, sirets, idpIds },
      { ...agent, email: 'a@b.example' },
      false,
    ],
    ['a list of providers alone', { emailDomains: null, sirets: null, idpIds }, agent, false],
  ])('judges %s', (_name, organisation, person, expected) => {
    expect(isOfOrganisation(organisation, person)).toBe(expected);
  });
});

describe('readIdentity', () => {
  it('reads a person, and cleans what is shown', () => {
    const claims = {
      email: 'a@douane.gouv.example',
      given_name: ' Cla\u202Eire\u0000 ',
      usual_name: 'x'.repeat(500),
      siret: '000 000 000 00017',
      idp_id: 'a',
    };
    expect(readIdentity(who, claims)).toEqual({
      ...who,
      email: 'a@douane.gouv.example',
      firstName: 'Claire',
      lastName: 'x'.repeat(200),
      siret: '00000000000017',
      idpId: 'a',
    });
  });

  it.each([
    {},
    { email: '' },
    { email: 'not an address' },
    { email: 'a@b.example', email_verified: false },
    { email: `${'a'.repeat(300)}@b.example` },
    { email: 'a@b.example\r\nBcc: c@d.example' },
  ])('reads nobody in %j', (claims) => {
    expect(readIdentity(who, claims)).toBeNull();
  });

  it('ignores a service number that is none', () => {
    expect(readIdentity(who, { email: 'a@b.example', siret: 'abc' })?.siret).toBeNull();
  });

  it.each([undefined, null, 1, ['a'], { a: 'a' }])('reads no provider in %j', (idpId) => {
    expect(readIdentity(who, { email: 'a@b.example', idp_id: idpId })?.idpId).toBeNull();
  });
});
