import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installJudges } from '../install-judges';
import type { BrowserKind, BrowserLook, OutsideBrowser } from './outside-browser';

const program = '/usr/bin/firefox-esr';

/** What is used of `puppeteer-core`, which leads Firefox by WebDriver BiDi and is installed with the judges. */
interface LedElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}
interface LedPage {
  setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
  on(
    event: 'console',
    listener: (message: { readonly type: () => string; readonly text: () => string }) => void,
  ): void;
  on(event: 'pageerror', listener: (error: unknown) => void): void;
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ readonly asElement: () => LedElement | null }>;
  screenshot(): Promise<Uint8Array>;
}
interface LedBrowser {
  newPage(): Promise<LedPage>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: boolean;
    readonly extraPrefsFirefox: Readonly<Record<string, string | number>>;
  }): Promise<LedBrowser>;
}

function expression(body: string, words: readonly string[]): string {
  return `((...words) => { ${body} })(...${JSON.stringify(words)})`;
}

async function start({ theme, width, height }: BrowserLook): Promise<OutsideBrowser> {
  const fileOf = await installJudges();
  const puppeteer: Puppeteer = createRequire(fileOf('puppeteer-core/package.json'))('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      // 0 is dark, 1 is light.
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'intl.accept_languages': 'fr-FR',
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));

  async function find(body: string, words: readonly string[]): Promise<LedElement | null> {
    return (await page.evaluateHandle(expression(body, words))).asElement();
  }

  return {
    open: async (address) => {
      await page.goto(address);
    },
    ask: (body, ...words) => page.evaluate(expression(body, words)),
    press: async (body, ...words) => {
      const element = await find(body, words);
      await element?.click();
      return element !== null;
    },
    type: async (text, body, ...words) => {
      const element = await find(body, words);
      await element?.click();
      await element?.type(text);
      return element !== null;
    },
    picture: () => page.screenshot(),
    faults: async () => faults,
    close: () => browser.close(),
  };
}

export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (existsSync(program) ? [] : ['firefox-esr']),
  start,
};
