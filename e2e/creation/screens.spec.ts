import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAnyReferenceFits,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  spaceText,
  test,
} from '../harness';
import { CreationPage, titles } from './creation-page';

/** A busy machine sheds load; what matters is asked again. */
test.use({ expectedConsole: /status of 503/ });

const narrowest = { width: 320, height: 640 };

/** Every screen of the creation in turn, each looked at. */
async function walk(page: Page, look: () => Promise<void>): Promise<void> {
  const creation = new CreationPage(page);
  await creation.open();
  await expect(creation.title(titles.contact)).toBeVisible();
  await creation.button('Continuer').click();
  await expect(page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
  await look();
  await creation.answerContact();
  await page.getByRole('radio', { name: 'Voiture' }).check();
  await creation.chooseCountry('Suisse');
  await look();
  await creation.answerTrip();
  await creation.addPerfume();
  await look();
  await creation.seeSummary();
  await look();
  await creation.save();
  await look();
}

test('CRE-08 Every step is accessible, in both themes, in good French, narrow, in large text and for a thumb', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await walk(page, async () => {
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectAccessible(page);
    await expectLargeTargets(page, 44);
    await expectReadable(page);
    const usual = page.viewportSize() ?? narrowest;
    await page.setViewportSize(narrowest);
    await spaceText(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(usual);
    await page.reload();
  });
});

test('CRE-12 Whichever reference a declaration is given, it is whole on its tag', {
  tag: '@desktop',
}, async ({ page }) => {
  const creation = new CreationPage(page);
  await creation.open();
  await creation.answerContact();
  await page.getByRole('radio', { name: 'Voiture' }).check();
  await creation.chooseCountry('Suisse');
  await creation.answerTrip();
  await creation.addPerfume();
  await creation.seeSummary();
  await creation.save();
  await expectAnyReferenceFits(page);
});
