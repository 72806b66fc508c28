import { expect, it } from 'vitest';
import { packAnswer, preferredEncoding } from './packed-answer';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, identity', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
] as const)('answers %j in %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding));

it('makes the bytes of an answer once', async () => {
  const answer = { text: 'é'.repeat(2_000) };
  const packed = await packAnswer(answer);
  expect(packAnswer(answer)).toBe(packAnswer(answer));
  expect(packed.bytes.br.length).toBeLessThan(packed.bytes.identity.length);
  expect((await packAnswer({ text: 'è' })).tag).not.toBe(packed.tag);
});
