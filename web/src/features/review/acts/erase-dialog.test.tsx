import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { EraseDialog } from './erase-dialog';

afterEach(cleanup);

const noop = (): void => undefined;
const dialog = (isOpen: boolean, hasConflict: boolean): ReactNode => (
  <EraseDialog
    isOpen={isOpen}
    isBusy={false}
    trouble={undefined}
    hasConflict={hasConflict}
    onErase={noop}
    onClose={noop}
  />
);
const chosen = (): number =>
  screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked);

it.each([
  ['refused, as somebody else changed it meanwhile', true, 1],
  ['given up', false, -1],
] as const)('keeps the reason that was chosen of what was %s', async (_, hasConflict, left) => {
  const { rerender } = render(dialog(true, false));
  await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(chosen()).toBe(1);
  rerender(dialog(false, hasConflict));
  rerender(dialog(true, false));
  expect(chosen()).toBe(left);
});
