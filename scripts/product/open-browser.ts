import { type Browser, chromium } from '@playwright/test';
import { absolute } from '../checks/source-files';
import { ensureChromium } from '../ensure-chromium.mjs';

/** The machine's Chromium without a window, or the one that `npm test` installs. */
export async function openBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(absolute('.')),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...extraArguments,
    ],
  });
}
