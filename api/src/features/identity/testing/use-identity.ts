import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Engine, TestDatabase } from '../../../../test/engines';
import type { IdentityOptions } from '../identity';
import { type HostileProvider, startHostileProvider } from './hostile-provider';
import { type IdentityUnderTest, startIdentity } from './start-identity';

export interface IdentitySuite {
  readonly storage: () => TestDatabase;
  readonly provider: () => HostileProvider;
  /** Agents' identity on the suite's storage and provider. */
  readonly start: (options?: Partial<IdentityOptions>) => Promise<IdentityUnderTest>;
}

/** A busy machine is slow to make a database. */
const maxOpeningMs = 180_000;

/** A storage and a provider for the tests of a suite; the provider behaves at the start of each. */
export function useIdentity({ open }: Pick<Engine, 'open'>): IdentitySuite {
  let storage: TestDatabase;
  let provider: HostileProvider;
  beforeAll(async () => {
    storage = await open();
    provider = await startHostileProvider();
  }, maxOpeningMs);
  afterEach(() => provider.behave({}));
  afterAll(async () => {
    await provider.close();
    await storage.dispose();
  });
  return {
    storage: () => storage,
    provider: () => provider,
    start: (options = {}) => startIdentity(storage, { sso: provider.settings, ...options }),
  };
}
