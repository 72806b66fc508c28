import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';
import { temporaryFolder } from '../../../test/temporary-folder';

const script = 'console.log("retour");\n'.repeat(100);
const files: Readonly<Record<string, string | Buffer>> = {
  'web/index.html': '<title>traveller</title>',
  'web/agent.html': '<title>agent</title>',
  'web/pages/index.html': '<title>home</title>',
  'web/pages/faqs.html': '<title>faq</title>',
  'web/pages/tuto.html': '<title>tutorial</title>',
  // The application of these tests runs on 15 October 2026.
  'web/pages/pages.json': JSON.stringify({
    own: [
      { address: '/', file: 'pages/index.html', until: null },
      { address: '/faqs', file: 'pages/faqs.html', until: '2026-10-16' },
      { address: '/tuto', file: 'pages/tuto.html', until: '2026-10-15' },
    ],
    drawn: ['/', '/faqs', '/tuto', '/simulateur', '/simulateur/produits'],
    typed: { '/faq': '/faqs' },
  }),
  'web/sw.js': 'self.skipWaiting();',
  'web/manifest.webmanifest': '{}',
  'web/.vite/manifest.json': '{}',
  'web/assets/app-1a2b.js': script,
  'web/assets/app-1a2b.js.br': brotliCompressSync(script),
  'web/assets/app-1a2b.js.map': '{}',
  'web/assets/font-1a2b.woff2': 'font',
  'secret.txt': 'secret',
};

const site = temporaryFolder();
let app: FastifyInstance;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(site.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  app = await startApp({ siteFolder: path.join(site.folder, 'web') });
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string, options: InjectOptions = {}) => app.inject({ url, ...options });

describe('a page', () => {
  it.each([
    ['/index.html', 'traveller'],
    ['/simulateur', 'traveller'],
    ['/simulateur/produits', 'traveller'],
    ['/Simulateur/Produits/', 'traveller'],
    ['/FAQS', 'traveller'],
    ['/simulateur/produits?produit=parfum', 'traveller'],
    ['/simulateur/%70roduits', 'traveller'],
    ['/agent', 'agent'],
    ['/agent.html', 'agent'],
    ['/agent/declarations?page=2', 'agent'],
    ['/', 'home'],
    ['/faqs', 'faq'],
    ['/faqs/', 'faq'],
    // What depends on the rest of the address, or on figures that have changed since, is drawn by the application.
    ['/?retour=1.2', 'traveller'],
    ['/faqs?id=alcool', 'traveller'],
    ['/tuto', 'traveller'],
  ])('%s is the %s one, never kept without asking', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const forPrograms = title === 'agent' ? " 'wasm-unsafe-eval'" : '';
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(new RegExp(`script-src 'self'${forPrograms}(;|$)`));
    expect(policy.replace(forPrograms, '')).not.toContain('unsafe');
  });

  it.each([
    ['/faq', '/faqs'],
    ['/FAQ/', '/faqs'],
    ['/faq?id=alcool', '/faqs?id=alcool'],
  ])('%s, as people type it, leads to %s', async (url, address) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
    expect((await get(url, { method: 'HEAD' })).statusCode).toBe(302);
    expect((await get(url, { method: 'POST' })).statusCode).toBe(404);
  });

  it.each([
    '/adresse/inconnue',
    '/agents',
    '/simulateurs',
    '/simulateur/xyz',
    '/simulateur/produits/xyz',
    '/faqs/alcool',
    '/faq/alcool',
    '/constructor',
    '//faq',
    '/index',
    '/%C3%A9',
  ])('says of %s that it is none, to people as to programs', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(answer.body).toContain('<title>traveller</title>');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect((await get(url, { method: 'HEAD' })).statusCode).toBe(404);
  });

  /** The status of an address sent as it is written: a client of ours would write it otherwise. */
  function statusAsWritten(address: string): Promise<string> {
    const listening = app.server.address();
    const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 'latin1'),
      );
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer.slice(9, 12)));
    });
  }

  it.each([
    ['/foo#%zz', '404'],
    ['/simulateur#%', '404'],
    ['/foo#%ff', '404'],
    ['/agent#%zz', '404'],
    ['/#%zz?%zz', '404'],
    ['/foo?%zz#%zz', '404'],
    ['/simulateur?%zz', '200'],
    ['/%zz', '400'],
    ['/foo%23%zz', '400'],
    ['/foo;%zz', '400'],
    ['/\u00e9', '400'],
    ['/assets/app-1a2b.js#%zz', '200'],
    ['/api/nothing#%zz', '404'],
    ['/api/health/live#%zz', '200'],
    ['//%zz', '400'],
    ['http://a/%zz', '400'],
    ['*', '404'],
  ])('%s, which no browser sends, is answered %s', async (address, status) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await statusAsWritten(address)).toBe(status);
  });

  it('is not sent again to who holds it, and has no body for HEAD', async () => {
    const { headers } = await get('/faqs');
    const again = await get('/faqs', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await get('/faqs', { method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('a file', () => {
  it('named after its content is kept for ever', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/\/javascript; charset=utf-8$/);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toBe(script);
    expect((await get('/assets/font-1a2b.woff2')).headers['content-type']).toBe('font/woff2');
  });

  it('leaves in the form made when building, for who reads it', async () => {
    const br = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    const plain = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('of the offline worker is revalidated, under the policy of the pages', async () => {
    const { headers } = await get('/sw.js', { headers: { 'accept-encoding': 'br' } });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(
      /^application\/manifest\+json/,
    );
  });

  it.each([
    [200, { range: 'bytes=9999-' }],
    [200, { range: 'bytes=0-1' }],
    [412, { 'if-match': '"other"' }],
  ])('is whole or refused: %i for %j', async (status, headers) => {
    expect((await get('/assets/app-1a2b.js', { headers })).statusCode).toBe(status);
  });
});

describe('what is not of the site is a problem, never a page', () => {
  it.each([
    ['/assets/gone-0000.js', 404],
    ['/favicon.ico', 404],
    ['/api', 404],
    ['/api/nothing', 404],
    ['/api?x=1', 404],
    ['/assets/app-1a2b.js.map', 404],
    ['/assets/app-1a2b.js.br', 404],
    ['/.vite/manifest.json', 404],
    ['/pages/faqs.html', 404],
    ['/pages/pages.json', 404],
    ['/../secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/assets/..%2f..%2fsecret.txt', 404],
    ['/%252e%252e%252fsecret.txt', 404],
    ['//etc/passwd.txt', 404],
    ['/index.html%00.js', 404],
    ['/%zz', 400],
  ])('%s: %i', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain(site.folder);
  });

  it('nor is another method', async () => {
    for (const url of ['/', '/faqs', '/assets/app-1a2b.js']) {
      const answer = await get(url, { method: 'POST', payload: 'x' });
      expect([404, 405]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
  });
});

describe('headers', () => {
  it('name the measurement, and demand HTTPS, only where they are configured', async () => {
    const environment = {
      logLevel: 'silent',
      matomo: { url: 'https://stats.example.org/matomo/', siteId: '1' },
      production: true,
      publicUrl: 'https://retour.example.org',
      exportsPerDay: 5,
      retentionDays: 30,
      metricsReaders: null,
      securityContact: null,
      draftDays: 30,
      accessLogDays: 365,
      agentReadsPerMinute: 120,
      simulationsPerMinute: 600,
      trustProxy: 1,
    } as const;
    const measured = await startApp({ environment, siteFolder: path.join(site.folder, 'web') });
    const { headers } = await measured.inject({ url: '/' });
    const directives = String(headers['content-security-policy']).split(';');
    // Called, and nothing more: no script of theirs runs, no image of theirs is shown.
    expect(directives.filter((directive) => directive.includes('stats.example.org'))).toEqual([
      "connect-src 'self' https://stats.example.org",
    ]);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    await measured.close();
    const plain = await get('/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('are those of every answer', async () => {
    for (const url of ['/', '/assets/app-1a2b.js', '/api/nothing', '/api/health/live', '/%zz']) {
      expect((await get(url)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    expect(readFileSync(path.join(site.folder, 'secret.txt'), 'utf8')).toBe('secret');
  });
});
