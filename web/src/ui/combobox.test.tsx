import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Combobox } from './combobox';

const items = [{ id: 'JP', label: 'Japon' }];
const nothing = () => undefined;

function show(): HTMLElement {
  render(
    <>
      <Combobox label="Pays" items={items} value="japon" onInput={nothing} onSelect={nothing} />
      <button type="button">Continuer</button>
    </>,
  );
  return screen.getByRole('combobox');
}

const isOpen = () => screen.getByRole('combobox').getAttribute('aria-expanded') === 'true';

afterEach(cleanup);

it('closes its list once the press beside it has ended: what is pressed does not move away under it', async () => {
  await userEvent.click(show());
  expect(isOpen()).toBe(true);
  const button = screen.getByRole('button', { name: 'Continuer' });
  fireEvent.mouseDown(button);
  act(() => button.focus());
  expect(isOpen()).toBe(true);
  fireEvent.mouseUp(button);
  await waitFor(() => expect(isOpen()).toBe(false));
});

it('closes its list at once when the keyboard leaves it', async () => {
  await userEvent.click(show());
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Continuer' })).toBe(document.activeElement);
  expect(isOpen()).toBe(false);
});

const pressWithoutEnd = () => fireEvent.mouseDown(screen.getByRole('button', { name: 'Continuer' }));

it('closes its list when the keyboard leaves it after a press whose end was never told', async () => {
  await userEvent.click(show());
  pressWithoutEnd();
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});

it.each(['pointercancel', 'dragend', 'contextmenu'])(
  'closes its list after a press beside it that ends by %s',
  async (type) => {
    await userEvent.click(show());
    pressWithoutEnd();
    const button = screen.getByRole('button', { name: 'Continuer' });
    act(() => button.focus());
    expect(isOpen()).toBe(true);
    fireEvent(button, new Event(type, { bubbles: true }));
    await waitFor(() => expect(isOpen()).toBe(false));
  },
);
