/// <reference lib="dom" />
/**
 * Takes the screens that illustrate « Comment ça marche ? », in both themes, from the running product.
 * Run after a build: npx tsx scripts/capture-tutorial.ts
 * or against a product that runs already: PRODUCT_URL=http://localhost:5173 npx tsx scripts/capture-tutorial.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { absolute } from './checks/source-files';
import { openBrowser } from './product/open-browser';
import { startProduct } from './product/start-product';

const folder = absolute('web/src/features/guide/captures');
const size = { width: 360, height: 640 };
const themes = ['light', 'dark'] as const;
const storageName = 'app-storage';
const storageVersion = 5;

const traveller = { age: 34, meanOfTransport: 'plane', country: 'JP', border: false, defaultCurrency: 'JPY' };
const basket = [
  { id: 'capture-1', productId: 'smartphone', name: 'Téléphone', value: 98_000, currency: 'JPY' },
  { id: 'capture-2', productId: 'robe-coton', name: 'Robe en coton', value: 32_000, currency: 'JPY' },
  { id: 'capture-3', productId: 'parfum', name: 'Parfum', value: 16_500, currency: 'JPY' },
];

interface Capture {
  readonly name: string;
  readonly path: string;
  readonly shoppingProducts: readonly object[];
  readonly before: (page: Page) => Promise<void>;
}

const captures: readonly Capture[] = [
  {
    name: 'etape',
    path: '/simulateur/configuration/etape2',
    shoppingProducts: [],
    before: async (page) => page.getByRole('radio', { name: 'Avion' }).waitFor(),
  },
  {
    name: 'produits',
    path: '/simulateur/produits',
    shoppingProducts: [],
    before: async (page) => {
      await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('casq');
      await page.getByText('Casque audio').first().waitFor();
    },
  },
  {
    name: 'resultat',
    path: '/simulateur/recapitulatif',
    shoppingProducts: basket,
    before: async (page) => page.getByText('Téléphone').first().waitFor(),
  },
];

function storedState({ shoppingProducts }: Capture): string {
  const simulatorRequest = { ...traveller, shoppingProducts, customShoppingProducts: [] };
  const simulator = {
    simulatorRequest,
    simulatorResponse: null,
    displayInfo: false,
    error: null,
    updatedAt: null,
  };
  return JSON.stringify({ state: { simulator }, version: storageVersion });
}

async function takeScreen(
  browser: Browser,
  origin: string,
  capture: Capture,
  colorScheme: (typeof themes)[number],
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1.6,
    colorScheme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const state: [string, string] = [storageName, storedState(capture)];
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), state);
  const page = await context.newPage();
  await page.goto(`${origin}${capture.path}`);
  await capture.before(page);
  await page.getByText('Chargement', { exact: true }).waitFor({ state: 'detached' });
  await page.locator('html:not(.before-fonts)').waitFor();
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await document.fonts.ready;
  });
  const screen = await page.screenshot();
  await context.close();
  return screen;
}

/** The browser itself turns the screen into WebP: no image library is needed. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8);
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const product = process.env.PRODUCT_URL === undefined ? await startProduct() : null;
const browser = await openBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const capture of captures) {
    for (const theme of themes) {
      const origin = product?.origin ?? process.env.PRODUCT_URL ?? '';
      const webp = await toWebp(browser, await takeScreen(browser, origin, capture, theme));
      await writeFile(`${folder}/${capture.name}-${theme}.webp`, webp);
      console.log(`${capture.name}-${theme}.webp: ${webp.length} bytes`);
    }
  }
} finally {
  await browser.close();
  await product?.remove();
}
