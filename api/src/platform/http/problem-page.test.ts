import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server';
import { ProblemError } from './problem-error';
import { allowRateLimits, rateLimiter } from './rate-limit';
import { refuseUnknownAddress } from './unknown-address';

/** What a browser asks for when a person follows a link. */
const navigation = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

let app: FastifyInstance;

beforeEach(async () => {
  app = createHttpServer({
    logLevel: 'silent',
    trustProxy: 0,
    headers: { 'content-security-policy': "default-src 'none'" },
    checkAnswers: true,
    isDraining: () => false,
  });
  await allowRateLimits(app);
  app.get('/overloaded', () => {
    throw new ProblemError('overloaded', { headers: { 'retry-after': '2' } });
  });
  app.get('/broken', () => {
    throw new Error('a secret of ours');
  });
  app.get('/limited', { onRequest: rateLimiter(app, { name: 'test', perMinute: 1 }) }, () => 'done');
  app.get('/faulty', () => {
    throw new ProblemError('invalid-input', {
      errors: [{ path: '/x', code: 'bad', message: 'Donnez <b>un</b> jour.' }],
    });
  });
  app.setNotFoundHandler((request, reply) => refuseUnknownAddress(app, request, reply));
  await app.inject('/limited');
});
afterEach(() => app.close());

const refusals = [
  ['/overloaded', 503, 'Service très sollicité'],
  ['/limited', 429, 'Trop de requêtes'],
  ['/broken', 500, 'Erreur du service'],
  ['/faulty', 422, 'Données à corriger'],
  ['/nowhere', 404, 'Introuvable'],
  ['/%zz', 400, 'Requête illisible'],
] as const;

describe.each(refusals)('%s, refused with %i', (url, status, title) => {
  it('is a page in French for a person who followed a link', async () => {
    const answer = await app.inject({ url, headers: { accept: navigation } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.body).toContain('<html lang="fr">');
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain('<a href="">Réessayer</a>');
    expect(answer.body).not.toContain('secret');
  });

  it.each([undefined, '*/*', 'application/json', 'application/problem+json, text/html;q=0.5'])(
    'stays problem details for a program that accepts %s',
    async (accept) => {
      const answer = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json()).toMatchObject({ status });
    },
  );
});

it('keeps what the problem says to programs in its headers, and escapes what it quotes', async () => {
  const overloaded = await app.inject({ url: '/overloaded', headers: { accept: navigation } });
  expect(overloaded.headers['retry-after']).toBe('2');
  const faulty = await app.inject({ url: '/faulty', headers: { accept: navigation } });
  expect(faulty.body).toContain('<li>Donnez &lt;b&gt;un&lt;/b&gt; jour.</li>');
});
