import { test as base, expect } from '@playwright/test';
import { type Line, openLine } from './open-line';
import { watchPage } from './watch-page';

interface HarnessOptions {
  /** Console messages that a test provokes on purpose, such as the failed call of a stopped API. */
  expectedConsole: RegExp | null;
}

interface HarnessFixtures {
  /** Fails the test on a console error, an uncaught error, a third-party request or a refused resource. */
  cleanPage: undefined;
  /** An address of the test's own that leads to the product, to see it stop and come back. */
  line: Line;
}

export const test = base.extend<HarnessOptions & HarnessFixtures>({
  expectedConsole: [null, { option: true }],
  cleanPage: [
    async ({ context, baseURL, expectedConsole }, use, { annotations }) => {
      const watch = watchPage(context, baseURL ?? '', expectedConsole);
      await use(undefined);
      // Read by the proof of the policy of contents.
      for (const description of watch.faults()) annotations.push({ type: 'fault', description });
      for (const description of watch.opened()) annotations.push({ type: 'opened', description });
      expect(watch.faults(), 'nothing went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '');
    await use(line);
    await line.cut();
  },
});

export { expect };
