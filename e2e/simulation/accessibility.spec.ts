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
  test(`SIM-23 Every screen is accessible, in both themes, in good French, narrow, in large text and for a thumb · ${name}`, async ({
    page,
  }) => {
    test.slow();
    await reach(new SimulatorPage(page));
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectPlainFrench(page);
    await expectAccessible(page);
    await expectLargeTargets(page, 44);
    await expectReadable(page);
    await page.setViewportSize(narrowest);
    await spaceText(page);
    await expectNoSidewaysScroll(page);
  });
}
