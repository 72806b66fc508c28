/// <reference lib="dom" />
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser } from '../product/open-browser';
import { startProduct } from '../product/start-product';
import { median } from './median';

export interface BrowserFigures {
  readonly slowdown: number;
  readonly articles: number;
  /** From the press on « + » of an article to the frame that shows the new total, in milliseconds. */
  readonly totalMedianMs: number;
  readonly totalSlowestMs: number;
  /** The same at the machine's own pace. */
  readonly totalUnslowedMedianMs: number;
  /** Of a basket of twenty that is typed, one of the slowest of fifty interactions left aside, as the measure is defined. */
  readonly interactionToNextPaintMs: number;
  readonly interactions: number;
  readonly cumulativeLayoutShift: number;
  /** Heap in use after a collection, once the page has settled and after 50, 100, 150 and 200 changes of the basket, in kilobytes. */
  readonly heapKilobytes: readonly number[];
}

const slowdown = 4;
const articles = 20;
const viewport = { width: 390, height: 844 };
const storage = { name: 'app-storage', version: 5 } as const;
const everyday = [
  ['robe-coton', 'Robe en coton'],
  ['smartphone', 'Téléphone'],
  ['parfum', 'Parfum'],
  ['ceinture-cuir', 'Ceinture'],
  ['appareil-photo-numerique', 'Appareil photo'],
] as const;

/** What is typed of each, and the one that is picked: none of them raises a question. */
const typed = [
  ['parfum', 'Parfum'],
  ['smartp', 'Smartphone'],
  ['parapl', 'Parapluie'],
] as const;

/** What the page notes of itself, from its first moment. */
interface Noted {
  /** Longest event of each interaction, by its number. */
  readonly interactions: Record<number, number>;
  shift: number;
  pressedAt: number;
  shownAt: number;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

interface TimedEvent extends PerformanceEntry {
  readonly interactionId?: number;
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page. Shifts are summed over sessions of a second's pause and five at the most, of which the worst counts. */
function note(): void {
  const noted: Noted = { interactions: {}, shift: 0, pressedAt: 0, shownAt: 0 };
  window.noted = noted;
  let session = { value: 0, first: 0, last: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, duration } of list.getEntries() as TimedEvent[]) {
      if (interactionId === 0) continue;
      noted.interactions[interactionId] = Math.max(noted.interactions[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const goesOn = startTime - session.last < 1_000 && startTime - session.first < 5_000;
      session = goesOn
        ? { ...session, value: session.value + value, last: startTime }
        : { value, first: startTime, last: startTime };
      noted.shift = Math.max(noted.shift, session.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: notes when a press came, and when the first frame after a new total was painted. */
function watchTotal(total: Element): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      Object.assign(window.noted, { pressedAt: timeStamp, shownAt: 0 });
    },
    true,
  );
  new MutationObserver(() => {
    if (window.noted.shownAt > 0) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.noted.shownAt ||= performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(total, { childList: true, characterData: true, subtree: true });
}

function keptBasket(): string {
  const shoppingProducts = Array.from({ length: articles }, (_, index) => {
    const [productId, name] = everyday[index % everyday.length] ?? everyday[0];
    return {
      id: `bench-${index}`,
      productId,
      name: `${name} ${index}`,
      value: 61.5 + 7 * index,
      currency: 'USD',
    };
  });
  const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false, defaultCurrency: 'USD' };
  const simulatorRequest = { ...trip, shoppingProducts, customShoppingProducts: [] };
  const simulator = {
    simulatorRequest,
    simulatorResponse: null,
    displayInfo: false,
    error: null,
    updatedAt: null,
  };
  return JSON.stringify({ state: { simulator }, version: storage.version });
}

async function openPage(browser: Browser, kept: string | null): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport,
    hasTouch: false,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  });
  await context.addInitScript(note);
  if (kept !== null) {
    await context.addInitScript(
      ([name = '', value = '']) => localStorage.getItem(name) ?? localStorage.setItem(name, value),
      [storage.name, kept],
    );
  }
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

async function slow(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Presses « + » of one article after the other, and gives how long each new total took. */
async function pressEach(page: Page, presses: number): Promise<readonly number[]> {
  const more = page.getByRole('button', { name: /^Un\sde\splus/u });
  const count = await more.count();
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await more.nth(press % count).click();
    await page.waitForFunction(() => window.noted.shownAt > 0, undefined, { polling: 50 });
    times.push(await page.evaluate(() => window.noted.shownAt - window.noted.pressedAt));
  }
  return times;
}

async function heapKilobytes(cdp: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1_024);
}

async function changeBasket(
  browser: Browser,
  origin: string,
): Promise<
  Pick<BrowserFigures, 'heapKilobytes' | 'totalMedianMs' | 'totalSlowestMs' | 'totalUnslowedMedianMs'>
> {
  const { page, cdp } = await openPage(browser, keptBasket());
  await page.goto(`${origin}/simulateur/panier`);
  // The strip above the navigation: its name, then what is owed.
  const total = page.getByRole('link', { name: /À\spayer\spour\sl’instant/u });
  await total.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await total.evaluate(watchTotal);
  await pressEach(page, articles);
  const unslowed = await pressEach(page, articles);
  await slow(cdp, slowdown);
  await pressEach(page, 5);
  const slowed = await pressEach(page, articles);
  await slow(cdp, 1);
  await cdp.send('HeapProfiler.enable');
  const heap = [await heapKilobytes(cdp)];
  for (let turn = 0; turn < 4; turn += 1) {
    await pressEach(page, 50);
    heap.push(await heapKilobytes(cdp));
  }
  await page.context().close();
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    totalMedianMs: round(median(slowed)),
    totalSlowestMs: round(Math.max(...slowed)),
    totalUnslowedMedianMs: round(median(unslowed)),
    heapKilobytes: heap,
  };
}

/** Types a basket of twenty, key by key, on a processor that is slowed. */
async function typeBasket(
  browser: Browser,
  origin: string,
): Promise<Pick<BrowserFigures, 'cumulativeLayoutShift' | 'interactionToNextPaintMs' | 'interactions'>> {
  const trip = JSON.stringify({ ...JSON.parse(keptBasket()) });
  const { page, cdp } = await openPage(
    browser,
    trip.replace(/"shoppingProducts":\[.*?\]/, '"shoppingProducts":[]'),
  );
  await slow(cdp, slowdown);
  await page.goto(`${origin}/simulateur/produits`);
  for (let index = 0; index < articles; index += 1) {
    const [search, name] = typed[index % typed.length] ?? typed[0];
    const field = page.getByRole('searchbox', { name: /^\s*Chercher\sun\sarticle\s*$/u });
    await field.click();
    await field.pressSequentially(search, { delay: 60 });
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^\\s*${name}`, 'u') })
      .first()
      .click();
    const price = page.getByLabel(/^\s*Prix\sd’un\sarticle\s*$/u);
    await price.click();
    await price.pressSequentially(String(60 + index), { delay: 60 });
    await page.getByRole('button', { name: /^\s*Ajouter\sau\spanier\s*$/u }).click();
    await page
      .getByRole('main')
      .getByText(/ajouté\sau\spanier/u)
      .waitFor();
  }
  // Entries come after the frames that they are of.
  await page.waitForTimeout(500);
  const { interactions, shift } = await page.evaluate(() => window.noted);
  await page.context().close();
  const longest = Object.values(interactions).sort((one, other) => other - one);
  return {
    interactionToNextPaintMs: longest[Math.floor(longest.length / 50)] ?? 0,
    interactions: longest.length,
    cumulativeLayoutShift: Math.round(shift * 10_000) / 10_000,
  };
}

/** What a person waits for in the browser, on the built product. */
export async function benchBrowser(): Promise<BrowserFigures> {
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    return {
      slowdown,
      articles,
      ...(await changeBasket(browser, product.origin)),
      ...(await typeBasket(browser, product.origin)),
    };
  } finally {
    await browser.close();
    await product.remove();
  }
}
