import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atScale, proofSeed, tellProof } from '../../../../test/at-scale';
import { drawFrom } from '../../../../test/draw-from';
import { type Behaviour, type HostileProvider, startHostileProvider } from '../testing/hostile-provider';
import { mutationsOf } from '../testing/mutate';
import { createProvider } from './provider';

const mutations = atScale(150, 5_000);
const redirectUri = 'http://localhost:3000/agent/authentification/retour';
const [state, nonce] = ['s'.repeat(43), 'n'.repeat(43)];

describe('mutated answers of the provider', () => {
  let provider: HostileProvider;
  beforeAll(async () => {
    provider = await startHostileProvider();
  });
  afterAll(() => provider.close());

  /** Goes through many exchanges, each with another mutation; gives those that were believed. */
  async function believed(behaviourOf: (mutate: (token: string) => string) => Behaviour): Promise<string[]> {
    const party = createProvider({ settings: provider.settings });
    const draw = drawFrom(proofSeed(20_261_123));
    const accepted: string[] = [];
    for (let count = 0; count < mutations.count; count += 1) {
      let sent = '';
      const mutate = (token: string): string => {
        sent = mutationsOf(token, token.split('').reverse().join(''), 1, draw).next().value ?? '';
        return sent;
      };
      provider.behave(behaviourOf(mutate));
      const { url, codeVerifier } = await party.authorizationUrl({
        redirectUri,
        state,
        nonce,
        isAnew: false,
      });
      const parameters = Object.fromEntries(provider.authorize(url.href));
      const answer = { redirectUri, parameters, state, nonce, codeVerifier };
      const isBelieved = await party.exchange(answer).then(
        () => true,
        () => false,
      );
      if (isBelieved) accepted.push(sent);
    }
    const figures = { 'mutated tokens': mutations.count };
    tellProof('S3', { tried: mutations.count, failed: accepted.length, figures });
    return accepted;
  }

  it(
    'are never believed as id tokens',
    async () => {
      const accepted = await believed((mutate) => ({
        writeIdToken: async (claims, { sign }) => mutate(await sign(claims)),
      }));
      expect(accepted).toEqual([]);
    },
    mutations.within(120_000),
  );

  it(
    'are never believed as claims',
    async () => {
      const accepted = await believed((mutate) => ({
        writeUserinfo: async (claims, { sign }) => ({
          type: 'application/jwt',
          body: mutate(await sign(claims)),
        }),
      }));
      expect(accepted).toEqual([]);
    },
    mutations.within(120_000),
  );
});
