import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const url = '/api/openapi.json';

it('is written once for everybody: in few bytes, and not sent again to who holds it', async () => {
  const plain = await app.inject(url);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  const held = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect([held.statusCode, held.payload]).toEqual([304, '']);
});

it.each(['json', 'yaml'])('is at one address: where its reader looks for %s leads there', async (format) => {
  const { statusCode, headers } = await app.inject(`/api/docs/${format}`);
  expect([statusCode, headers.location]).toEqual([302, url]);
});
