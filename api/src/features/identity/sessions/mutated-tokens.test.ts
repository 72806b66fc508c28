import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-token';
import { randomSecret, sessionKeys } from './keys';
import { readRefreshToken, writeRefreshToken } from './refresh-token';

const mutations = 16_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \u0000é';

/** The same at each run (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A token with one to three characters replaced, removed, added, moved, or parts exchanged with another token. */
function mutate(token: string, other: string, random: (below: number) => number): string {
  let changed = token;
  for (let times = 1 + random(3); times > 0; times -= 1) {
    const at = random(changed.length);
    const character = alphabet[random(alphabet.length)] ?? '';
    const kinds = [
      () => changed.slice(0, at) + character + changed.slice(at + 1),
      () => changed.slice(0, at) + changed.slice(at + 1 + random(4)),
      () => changed.slice(0, at) + character + changed.slice(at),
      () => changed.slice(0, at) + other.slice(at),
      () => changed.slice(at) + changed.slice(0, at),
    ];
    changed = kinds[random(kinds.length)]?.() ?? changed;
  }
  return changed;
}

/** What a token is made of: its last character holds bits that stand for nothing. */
function bytesOf(token: string): string {
  return token
    .split('.')
    .map((part) => (/^[\w-]*$/.test(part) ? Buffer.from(part, 'base64url').toString('hex') : part))
    .join('.');
}

describe('mutated tokens', () => {
  const keys = sessionKeys(randomSecret());
  const now = (): Date => new Date('2026-10-15T12:00:00Z');

  it('never pass for access tokens', async () => {
    const tokens = createAccessTokens({ key: keys.access, publicUrl: 'https://retour.example', now });
    const write = (): Promise<string> =>
      tokens.write({
        agentId: randomUUID(),
        sessionId: randomUUID(),
        email: 'claire.martin@douane.gouv.example',
        lastRefresh: false,
        expiresAt: new Date('2026-10-15T12:15:00Z'),
      });
    const [token, other] = [await write(), await write()];
    expect(await tokens.read(token)).not.toBeNull();
    const random = randomOf(20_261_121);
    const accepted: string[] = [];
    for (let count = 0; count < mutations; count += 1) {
      const mutated = mutate(token, other, random);
      if ([token, other].some((whole) => bytesOf(whole) === bytesOf(mutated))) continue;
      if ((await tokens.read(mutated)) !== null) accepted.push(mutated);
    }
    expect(accepted).toEqual([]);
  });

  it('never pass for refresh tokens', () => {
    const browser = randomSecret();
    const write = (generation: number): string =>
      writeRefreshToken(keys.refresh, { sessionId: randomUUID(), generation }, browser);
    const [token, other] = [write(0), write(1)];
    expect(readRefreshToken(keys.refresh, token, browser)).toMatchObject({ generation: 0 });
    expect(readRefreshToken(keys.refresh, token, randomSecret())).toBeNull();
    const random = randomOf(20_261_122);
    const accepted: string[] = [];
    for (let count = 0; count < mutations; count += 1) {
      const mutated = mutate(token, other, random);
      if ([token, other].some((whole) => bytesOf(whole) === bytesOf(mutated))) continue;
      if (readRefreshToken(keys.refresh, mutated, browser) !== null) accepted.push(mutated);
    }
    expect(accepted).toEqual([]);
  });
});
