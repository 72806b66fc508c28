import { expect, it } from 'vitest';
import { nextSteps } from './confirmation-text';

it('tells nobody to pay who carries nothing but what may not enter', () => {
  expect(nextSteps('forbidden', false).at(-1)).toContain('Payez ensuite');
  const last = nextSteps('forbidden', true).at(-1);
  expect(last).toMatch(/^Remettez/u);
  expect(last).not.toMatch(/pay/iu);
});
