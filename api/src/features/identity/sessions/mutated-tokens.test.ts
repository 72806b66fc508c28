import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atScale, proofSeed, tellProof } from '../../../../test/at-scale';
import { drawFrom } from '../../../../test/draw-from';
import { randomSecret } from '../../../platform/random-secret';
import { mutationsOf } from '../testing/mutate';
import { createAccessTokens } from './access-token';
import { sessionKeys } from './keys';
import { readRefreshToken, writeRefreshToken } from './refresh-token';

const mutations = atScale(16_000, 16_000);

function tell(accepted: readonly string[]): void {
  const figures = { 'mutated tokens': mutations.count };
  tellProof('S3', { tried: mutations.count, failed: accepted.length, figures });
}

describe('mutated tokens', () => {
  const keys = sessionKeys(randomSecret());
  const now = (): Date => new Date('2026-10-15T12:00:00Z');

  it(
    'never pass for access tokens',
    async () => {
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
      const accepted: string[] = [];
      for (const mutated of mutationsOf(token, other, mutations.count, drawFrom(proofSeed(20_261_121)))) {
        if ((await tokens.read(mutated)) !== null) accepted.push(mutated);
      }
      tell(accepted);
      expect(accepted).toEqual([]);
    },
    mutations.within(120_000),
  );

  it(
    'never pass for refresh tokens',
    () => {
      const browser = randomSecret();
      const write = (generation: number): string =>
        writeRefreshToken(keys.refresh, { sessionId: randomUUID(), generation }, browser);
      const [token, other] = [write(0), write(1)];
      expect(readRefreshToken(keys.refresh, token, browser)).toMatchObject({ generation: 0 });
      expect(readRefreshToken(keys.refresh, token, randomSecret())).toBeNull();
      const accepted: string[] = [];
      for (const mutated of mutationsOf(token, other, mutations.count, drawFrom(proofSeed(20_261_122)))) {
        if (readRefreshToken(keys.refresh, mutated, browser) !== null) accepted.push(mutated);
      }
      tell(accepted);
      expect(accepted).toEqual([]);
    },
    mutations.within(120_000),
  );
});
