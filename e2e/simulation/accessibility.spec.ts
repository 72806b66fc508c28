import {
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectPlainFrench,
  expectReadable,
  SimulatorPage,
  spaceText,
  test,
} from '../harness';
import { screens } from './screens';

const narrowest = { width: 320, height: 640 };

for (const { name, reach } of screens) {
  test(`SIM-23 Every screen is accessible, in both themes, and written in good French · ${name}`, async ({
    page,
  }) => {
    await reach(new SimulatorPage(page));
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectPlainFrench(page);
    await expectAccessible(page);
  });

  test(`SIM-24 Every screen bears a narrow window, large text and a thumb · ${name}`, async ({ page }) => {
    await reach(new SimulatorPage(page));
    await expectLargeTargets(page, 44);
    await expectReadable(page);
    await page.setViewportSize(narrowest);
    await spaceText(page);
    await expectNoSidewaysScroll(page);
  });
}
