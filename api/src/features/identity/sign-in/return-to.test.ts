import { describe, expect, it } from 'vitest';
import { readReturnTo } from './return-to';

describe('readReturnTo', () => {
  it.each([
    '/agent',
    '/agent/',
    '/agent/declaration',
    '/agent/declaration?status=submitted&status=paid&search=jean%20mod%C3%A8le#suite',
    '/agent?onglet=1',
    '/agent/declaration/K7Q-2MX-9TD',
  ])('takes %s', (address) => {
    expect(readReturnTo(address)).toBe(address);
  });

  it.each([
    undefined,
    '',
    '/',
    '/simulateur',
    '/agents',
    '/agent.evil.example',
    'agent',
    'https://evil.example/agent',
    '//evil.example/agent',
    '/\\evil.example/agent',
    '\\/evil.example',
    '/agent//evil.example',
    '/agent/\\evil.example',
    '/agent/..//evil.example',
    '/agent/../../evil',
    '/agent/%2e%2e/evil',
    '/agent/%2E%2E%2Fevil',
    '/agent/%5cevil.example',
    '/agent/%2f%2fevil.example',
    '/agent/%00',
    '/agent/%0d%0aSet-Cookie:%20a=b',
    '/agent/\r\nSet-Cookie: a=b',
    '/agent/\u0000',
    '/agent/%zz',
    '/agent/ %20',
    ' /agent',
    'javascript:alert(1)//agent',
    '/agent@evil.example',
    '/agent:80',
    'http:/agent',
    '/agent/é',
    '/agent/authentification',
    '/agent/authentification/retour?code=a',
    '/agent/%61uthentification/retour',
    '/agent/./authentification',
  ])('ignores %j', (address) => {
    expect(readReturnTo(address)).toBeNull();
  });
});
