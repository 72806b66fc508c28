import { afterAll, beforeAll } from 'vitest';
import type { Engine, TestDatabase } from '../../../../test/engines';
import { type DeclarationsUnderTest, startDeclarations } from './start-declarations';

type Started = Parameters<typeof startDeclarations> extends [unknown, ...infer Options] ? Options : never;

export interface SuiteOfDeclarations {
  readonly storage: TestDatabase;
  readonly api: DeclarationsUnderTest;
}

/** For a suite: the application on a storage of its own, started before the tests of the suite and stopped after them. */
export function declarationsOn(open: Engine['open'], ...options: Started): SuiteOfDeclarations {
  let current: SuiteOfDeclarations | undefined;
  const started = (): SuiteOfDeclarations => {
    if (current === undefined) throw new Error('asked before the tests begin');
    return current;
  };
  beforeAll(async () => {
    const storage = await open();
    current = { storage, api: await startDeclarations(storage, ...options) };
  });
  afterAll(async () => {
    await started().api.app.close();
    await started().storage.dispose();
  });
  return {
    storage: {
      get database() {
        return started().storage.database;
      },
      dispose: () => started().storage.dispose(),
    },
    api: {
      get app() {
        return started().api.app;
      },
      call: (...call) => started().api.call(...call),
      draft: (changes) => started().api.draft(changes),
      exported: (filters) => started().api.exported(filters),
      submitted: (changes) => started().api.submitted(changes),
    },
  };
}
