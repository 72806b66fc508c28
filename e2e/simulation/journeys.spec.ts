import { centsOf } from '@retour/core';
import { expect, expectedAnswer, SimulatorPage, test } from '../harness';
import { returnsHome } from './journeys';

for (const { scenario, journey, purchases, request } of returnsHome) {
  test(scenario, { tag: '@phone' }, async ({ page }) => {
    const expected = expectedAnswer(request);
    const simulator = new SimulatorPage(page);
    await simulator.answer(journey);
    for (const purchase of purchases) await simulator.add(purchase);
    await simulator.seeResult();

    expect(await simulator.total()).toBe(centsOf(expected.total));
    const lines = await simulator.lines();
    expect(lines.map((line) => line.cents)).toEqual(
      expected.shoppingProducts.map(({ total }) => centsOf(total)),
    );
    expect(lines.reduce((sum, line) => sum + (line.cents ?? 0), 0)).toBe(await simulator.total());
    await simulator.expectConfirmedByServer();
  });
}
