import type { Page } from '@playwright/test';
import { expect, expectPrinted, SimulatorPage, test, words } from '../harness';

interface Effort {
  readonly taps: () => number;
  /** Addresses of the simulator that were shown, its presentation apart. */
  readonly screens: ReadonlySet<string>;
}

/** Counts every press of a finger from now on; typing is not one. */
async function measureEffort(page: Page): Promise<Effort> {
  let taps = 0;
  const screens = new Set<string>();
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        const isTap = event.isTrusted && event.detail > 0;
        if (isTap) Reflect.get(globalThis, 'countTap')();
      },
      true,
    );
  });
  page.on('framenavigated', () => {
    const { pathname } = new URL(page.url());
    if (pathname.startsWith('/simulateur/') && !pathname.endsWith('etape0')) screens.add(page.url());
  });
  return { taps: () => taps, screens };
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(words(label)).click();
  await page.keyboard.type(text);
}

/** From the first page to the choice of articles. */
async function answerFromHome(page: Page): Promise<SimulatorPage> {
  const simulator = new SimulatorPage(page);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Simuler mes achats') })
    .click();
  await type(page, 'Votre âge', '34');
  await simulator.button('Continuer').click();
  await page.getByRole('radio', { name: words('Avion') }).click();
  await simulator.button('Continuer').click();
  await page.getByRole('button', { name: words('Japon') }).click();
  return simulator;
}

interface Article {
  readonly search: string;
  readonly product: string;
  readonly kind?: string;
  /** A quantity among those proposed. */
  readonly preset?: RegExp;
  readonly price: readonly [label: string, text: string];
}

async function add(
  simulator: SimulatorPage,
  { search, product, kind, preset, price }: Article,
): Promise<void> {
  const { page } = simulator;
  await page.getByRole('searchbox').click();
  await page.keyboard.type(search);
  await simulator.result(product).first().click();
  if (kind !== undefined) {
    await page.getByRole('radio', { name: words(kind) }).click();
    await simulator.button('Continuer').click();
  }
  if (preset !== undefined) await page.getByRole('button', { name: preset }).first().click();
  await type(page, ...price);
  await simulator.button('Ajouter au panier').click();
}

const perfume: Article = { search: 'parfum', product: 'Parfum', price: ['Prix d’un article', '9000'] };

test('SIM-26 One article takes at most six screens and twelve taps from the first page', {
  tag: '@phone',
}, async ({ page }) => {
  const { taps, screens } = await measureEffort(page);
  const simulator = await answerFromHome(page);
  await add(simulator, perfume);
  await simulator.seeResult();

  expect(screens.size).toBeLessThanOrEqual(6);
  expect(taps()).toBeLessThanOrEqual(12);
});

test('SIM-27 A basket of five articles takes at most forty taps from the first page', {
  tag: '@phone',
}, async ({ page }) => {
  const { taps } = await measureEffort(page);
  const simulator = await answerFromHome(page);
  const articles: readonly Article[] = [
    perfume,
    { search: 'robe', product: 'Robe', kind: 'Robe en coton', price: ['Prix d’un article', '12000'] },
    { search: 'smartphone', product: 'Smartphone', price: ['Prix d’un article', '98000'] },
    { search: 'whisky', product: 'Whisky', preset: /L$/u, price: ['Prix payé en tout', '6000'] },
    { search: 'cigarettes', product: 'Cigarettes', preset: /./u, price: ['Prix payé en tout', '5000'] },
  ];
  for (const article of articles) await add(simulator, article);
  await simulator.seeResult();

  expect(await simulator.lines()).toHaveLength(articles.length);
  expect(taps()).toBeLessThanOrEqual(40);
  await expectPrinted(page, page.getByText(words('À payer à la douane')), 2);
});
