import { describe, expect, it } from 'vitest';
import { pages } from '../src/app/pages/page-table';
import { answeredByServer } from './offline-worker';

function isLeftToServer(address: string): boolean {
  return answeredByServer.some((pattern) => pattern.test(address));
}

describe('what the worker of the travellers’ application leaves to the server', () => {
  it.each([
    '/dev/mail',
    '/dev/mail/',
    '/dev/mail/%3Cabc%40localhost%3E',
    '/dev/mail/%3Cabc%40localhost%3E/html',
    '/dev/mail/%3Cabc%40localhost%3E/0',
    '/api/docs',
    '/api/docs/',
    '/api/agent-connect/initiate?returnTo=%2Fagent',
    '/agent',
    '/agent/declaration?status=paid',
    '/galerie',
    '/faq',
    '/FAQ/?id=alcool',
    '/robots.txt',
    '/icons/agent.svg?v=2',
  ])('%s', (address) => expect(isLeftToServer(address)).toBe(true));

  it.each([
    '/developpement',
    '/faqs',
    '/faqs?id=faq',
    '/faq/x',
    '/apiculture',
    '/agents',
    '/?article=1.5',
    '/questions?recherche=a.b/c.d',
  ])('but not %s', (address) => expect(isLeftToServer(address)).toBe(false));

  it('but no page of the travellers', () => {
    const addresses = Object.values(pages).map(({ path }) => path);
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(isLeftToServer)).toEqual([]);
  });
});
