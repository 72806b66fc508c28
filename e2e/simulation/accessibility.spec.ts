import { SimulatorPage, test, walkScreens } from '../harness';
import { walks } from './screens';

for (const { name, screens } of walks) {
  test(`SIM-23 Every screen is accessible, in both themes, in good French, narrow, in large text and for a thumb · ${name}`, async ({
    page,
  }) => {
    await walkScreens(new SimulatorPage(page), screens);
  });
}
