import type { Locator, Page } from '@playwright/test';
import { CreationPage, titles } from '../creation/creation-page';
import {
  enlargeText,
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectInSight,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  type Screen,
  tabTo,
  test,
  walkScreens,
  words,
} from '../harness';
import { banned, costly, declare, expectedConsole, QueuePage, unassessed } from './queue';

test.use({ expectedConsole });

const narrowest = { width: 320, height: 640 };

/** Of one declaration, in the order that lets each be seen: it is validated last. */
const screensOf = (publicId: string): readonly Screen<QueuePage>[] => [
  {
    name: 'home',
    reach: async (queue) => {
      await queue.page.goto('/agent');
      await expect(queue.link('À valider')).toBeVisible();
      await expect(queue.link('Voir toutes celles à valider')).toBeVisible();
    },
  },
  {
    name: 'list',
    reach: async (queue) => {
      await queue.openList('?status=submitted&startDate=2026-01-01');
      const filters = queue.button('Filtres (2)');
      if (await filters.isVisible()) await filters.click();
      await expect(queue.page.getByText(/^\d+\sdéclarations?$/u)).toBeVisible();
    },
  },
  {
    name: 'nothing found',
    reach: async (queue) => {
      await queue.openList('?status=inconnu');
      await queue.search('qqqqqqqqqqq');
      await expect(queue.page.getByText(words('Aucune déclaration ne correspond'))).toBeVisible();
    },
  },
  {
    name: 'one declaration',
    reach: async (queue) => {
      await queue.open({ publicId });
      await queue.page.getByRole('button', { name: /^Pourquoi/ }).click();
      await expect(queue.page.getByText(words('Le voyageur a envoyé la déclaration'))).toBeVisible();
    },
  },
  {
    name: 'correction',
    reach: async (queue) => {
      await queue.page.goto(`/agent/declaration/${publicId}/corriger`);
      await queue.page.getByLabel(words('Prix d’un article')).fill('8000');
      await queue.explain('Facture présentée.');
      await queue.button('Calculer le nouveau total').click();
      await expect(queue.button('Enregistrer la correction')).toBeVisible();
    },
  },
  {
    name: 'correction begun and not saved, as it is validated',
    reach: async (queue) => {
      await queue.open({ publicId });
      await queue.button('Valider').click();
      await expect(queue.dialog('Valider cette déclaration ?')).toBeVisible();
    },
  },
  {
    name: 'payment',
    reach: async (queue) => {
      await queue.open({ publicId });
      await queue.button('Effacer cette correction').click();
      await queue.button('Valider').click();
      await queue.button('Enregistrer le paiement').click();
      await expect(queue.dialog('Enregistrer le paiement')).toBeVisible();
    },
  },
];

async function judge(page: Page): Promise<void> {
  await expectOutline(page);
  await expectFrenchTypography(page);
  await expectAccessible(page);
  await expectLargeTargets(page, 44);
  const usual = page.viewportSize() ?? narrowest;
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(usual);
  await expectReadable(page);
}

test('REV-30 Every screen of the desk is accessible, in good French, narrow and for a thumb', async ({
  page,
  request,
}) => {
  const { publicId } = await declare(request, costly);
  const queue = new QueuePage(page);
  await queue.signIn();
  await walkScreens(queue, screensOf(publicId), judge);
});

const decided = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
];

test('SHL-70 The amount and what to do with it are in sight together', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const queue = new QueuePage(page);
  /** On a phone and on a laptop; the page still moves while its history arrives. */
  const expectStill = async (...shown: readonly Locator[]) => {
    for (const size of decided) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const locator of shown) await expect(() => expectInSight(locator)).toPass({ timeout: 5_000 });
    }
  };
  await queue.signIn();
  await queue.open(await declare(request, costly));
  await expectStill(queue.total(), queue.button('Valider'));
  await queue.button('Valider').click();
  await queue.expectDone('Déclaration validée.');
  await expectStill(queue.total(), queue.button('Enregistrer le paiement'));
  // Still together in the middle of the page, and at its end: in the bar of a phone, in the column of a laptop.
  const pinned = [page.locator('[data-bar-amount]'), queue.total()] as const;
  for (const [index, size] of decided.entries()) {
    await page.setViewportSize(size);
    for (const share of [0.5, 1]) {
      await page.evaluate((at) => {
        window.scrollTo({ top: document.documentElement.scrollHeight * at, behavior: 'instant' });
      }, share);
      for (const locator of [pinned[index] ?? queue.total(), queue.button('Enregistrer le paiement')]) {
        await expect(() => expectInSight(locator)).toPass({ timeout: 5_000 });
      }
    }
  }
  const correction = page.getByRole('link', { name: 'Corriger', exact: true });
  for (const goods of [unassessed, banned]) {
    await queue.open(await declare(request, goods));
    await expectStill(correction, queue.button('Valider'), queue.button('Refuser'));
  }
});

test('REV-80 The reasons of a refusal are whole where scroll bars take a part of a narrow window', {
  tag: '@phone',
}, async ({ page, request }) => {
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(await declare(request));
  await queue.button('Refuser').click();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // As wide as the bar that a desk's browser draws beside what scrolls; those of a phone lie over it.
    sheet.replaceSync('dialog[open] > * { border-inline-end: 15px solid }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expectReadable(page);
});

test("SHL-85 The next act of an officers' form is in sight wherever the page stands", {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { publicId } = await declare(request, costly);
  const queue = new QueuePage(page);
  const creation = new CreationPage(page);
  const expectAct = async (name: string) => {
    for (const size of decided) {
      await page.setViewportSize(size);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((at) => {
          window.scrollTo({ top: document.documentElement.scrollHeight * at, behavior: 'instant' });
        }, share);
        await expectInSight(queue.button(name));
      }
    }
  };
  await creation.open();
  await expect(creation.title(titles.contact)).toBeVisible();
  await expectAct('Continuer');
  await creation.answerContact();
  await expectAct('Continuer');
  await queue.page.goto(`/agent/declaration/${publicId}/corriger`);
  await queue.page.getByLabel(words('Prix d’un article')).fill('8000');
  await expectAct('Calculer le nouveau total');
  await queue.explain('Facture présentée.');
  await queue.button('Calculer le nouveau total').click();
  await expectAct('Enregistrer la correction');
});

test('REV-31 From the list to a decision with the keyboard alone, the focus always visible', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request);
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.openList();
  await tabTo(page, 'searchbox', words('Nom, e-mail, référence, reçu, vol ou téléphone'));
  await page.keyboard.type(declaration.declarantLastName);
  await page.keyboard.press('Enter');
  await queue.reference(declaration).waitFor();
  await tabTo(page, 'link', words(declaration.publicId));
  await page.keyboard.press('Enter');
  await expect(queue.title(declaration.publicId)).toBeFocused();
  await tabTo(page, 'button', words('Valider'));
  await page.keyboard.press('Enter');
  await queue.expectDone('Déclaration validée.');
  await tabTo(page, 'button', words('Enregistrer le paiement'));
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', words('Carte bancaire'));
  await page.keyboard.press('Space');
  await tabTo(page, 'button', words('Paiement reçu'));
  await page.keyboard.press('Enter');
  await queue.expectDone('Paiement enregistré.');
});

/** How many pixels of a table stand out of the room that its card has for it, or of a figure out of its own: the most of them. */
function standsOut(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const rightOf = (part: Element | null): number => part?.getBoundingClientRect().right ?? 0;
    const cells = [...element.querySelectorAll('td')];
    const beyond = cells.flatMap((cell) => [
      rightOf(cell) - rightOf(element.parentElement),
      ...[...cell.querySelectorAll('*')].map((part) => rightOf(part) - rightOf(cell)),
    ]);
    return Math.ceil(Math.max(...beyond) - 0.5);
  });
}

test('REV-95 Long amounts, and what a correction changed of them, stand inside the card of the articles', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const declaration = await declare(request, {
    country: 'US',
    shoppingProducts: [
      {
        customId: 'a',
        id: 'montre-automatique',
        originalValue: 3_333.33,
        currency: 'USD',
        originCountry: 'CH',
      },
      { customId: 'b', id: 'whisky', amount: 2, originalValue: 77.77, currency: 'EUR', alcoholDegree: 46 },
      { customId: 'c', id: 'cigarettes', amount: 400, originalValue: 120, currency: 'EUR' },
      {
        customId: 'd',
        customName: 'Antibiotiques Amoxicilline',
        originalValue: 25.5,
        currency: 'USD',
        restriction: 'medicine',
      },
    ],
  });
  const queue = new QueuePage(page);
  await queue.signIn();
  await queue.open(declaration);
  const table = page.getByRole('table', { name: /^4\sarticles$/u });
  await page.goto(`/agent/declaration/${declaration.publicId}/corriger?article=b`);
  await page.getByLabel(words('Prix payé en tout')).fill('7777,77');
  await queue.explain('Facture de 7 777,77 euros.');
  await queue.button('Calculer le nouveau total').click();
  await queue.button('Enregistrer la correction').click();
  await queue.expectDone('Correction enregistrée.');
  await expect(table.getByRole('deletion').first()).toBeVisible();
  for (const [width, height] of [
    [800, 800],
    [1024, 768],
    [1099, 768],
    [1280, 800],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of [100, 200]) {
      await enlargeText(page, size);
      expect.soft(await standsOut(table), `${width} × ${height}, ${size} %`).toBeLessThanOrEqual(0);
    }
  }
});
