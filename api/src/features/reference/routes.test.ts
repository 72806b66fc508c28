import { brotliDecompressSync } from 'node:zlib';
import { currenciesAnswerSchema, productsAnswerSchema } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe.each([
  ['/api/product/', productsAnswerSchema],
  ['/api/currency/', currenciesAnswerSchema],
])('GET %s', (url, schema) => {
  it('answers the contract', async () => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toContain('max-age=300');
    expect(schema.safeParse(response.json()).success).toBe(true);
  });

  it('answers compressed', async () => {
    const response = await app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0.5, br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(schema.safeParse(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).success).toBe(
      true,
    );
    const refused = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, identity' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 to who already holds it', async () => {
    const etag = String((await app.inject({ url })).headers.etag);
    const response = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
  });
});

it('names how a product is shown as the specification does', async () => {
  const { products } = (await app.inject({ url: '/api/product/' })).json();
  expect(products[0].productDisplayTypes).toEqual(['category']);
  expect(products[0]).not.toHaveProperty('displayTypes');
});

describe('health', () => {
  it('is not ready while the database is unreachable or the process leaves, yet lives', async () => {
    const lost = await startApp({ pingDatabase: () => Promise.reject(new Error('down')) });
    const leaving = await startApp({ isDraining: () => true });
    for (const ailing of [lost, leaving]) {
      expect((await ailing.inject({ url: '/api/health/ready' })).statusCode).toBe(503);
      expect((await ailing.inject({ url: '/api/health/live' })).statusCode).toBe(200);
      await ailing.close();
    }
    expect((await app.inject({ url: '/api/health/ready' })).json()).toEqual({ status: 'ok' });
  });

  it('shows its measures to this machine only', async () => {
    expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  });
});

describe('documentation', () => {
  it('lists every call of the contract once', async () => {
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/simulator/', '/api/product/', '/api/currency/', '/api/health/ready']),
    );
    expect(Object.keys(paths)).not.toContain('/api/simulator');
  });

  it('says what a call is named, what its caller shows, and what an answer does not carry', async () => {
    const { paths, components } = (await app.inject({ url: '/api/openapi.json' })).json();
    const read = paths['/api/declaration/{declarationId}/'].get;
    expect(read).toMatchObject({ operationId: 'readDeclaration', security: [{}, { session: [] }] });
    expect(Object.keys(read.responses[404].content)).toEqual(['application/problem+json', 'text/html']);
    expect(paths['/api/simulator/'].post.responses[400].content).not.toHaveProperty('text/html');
    expect(paths['/api/agent/me/'].get.security).toEqual([{ session: [] }]);
    expect(components.securitySchemes.session).toEqual({ type: 'http', scheme: 'bearer' });
    expect(paths['/api/agent-connect/initiate'].get).toMatchObject({ security: [] });
    for (const [path, status] of [
      ['/api/agent-connect/initiate', 302],
      ['/api/declaration/{declarationId}/receipt.pdf', 304],
    ] as const)
      expect(paths[path].get.responses[status]).not.toHaveProperty('content');
    expect(Object.keys(components.schemas).sort()).toEqual([
      'Problem',
      'Product',
      'ProductInput',
      'SimulationAnswer',
    ]);
  });

  it('names every call, each otherwise, and describes all that it requires', async () => {
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
    const methods = ['get', 'post', 'put', 'patch', 'delete'];
    const names = Object.entries<Record<string, { operationId?: string }>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([method]) => methods.includes(method))
        .map(([method, { operationId }]) => operationId ?? `${method} ${path}`),
    );
    expect(names.filter((name) => name.includes(' '))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const undescribed = new Set<string>();
    JSON.stringify(paths, (_key, value) => {
      for (const name of Array.isArray(value?.required) ? value.required : []) {
        if (value.properties?.[name] === undefined) undescribed.add(String(name));
      }
      return value;
    });
    expect([...undescribed]).toEqual([]);
  });

  it('is browsable under a strict policy', async () => {
    const page = await app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });
});
