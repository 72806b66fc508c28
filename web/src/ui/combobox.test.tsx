import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox } from './combobox';
import { Form } from './form';

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

describe('Enter on an open list', () => {
  const countries = [
    { id: 'ES', label: 'Espagne' },
    { id: 'SV', label: 'Salvador (espagnol)' },
  ];
  const sent = vi.fn();

  function Question({ acceptsTyped }: { readonly acceptsTyped?: boolean }) {
    const [typed, setTyped] = useState('');
    return (
      <Form onSubmit={() => sent(typed)}>
        <Combobox
          label="Pays"
          items={countries.filter(({ label }) => label.toLowerCase().includes(typed))}
          value={typed}
          onInput={setTyped}
          onSelect={({ label }) => setTyped(label)}
          acceptsTyped={acceptsTyped}
        />
      </Form>
    );
  }

  afterEach(() => sent.mockReset());

  it.each(['espagn', 'espagne'])(
    'only picks the first option for « %s », and sends the form the next time',
    async (typed) => {
      render(<Question />);
      await userEvent.type(screen.getByRole('combobox'), `${typed}{Enter}`);
      expect(screen.getByDisplayValue('Espagne')).toBeDefined();
      expect(isOpen()).toBe(false);
      expect(sent).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      expect(sent.mock.calls).toEqual([['Espagne']]);
    },
  );

  it('sends what is typed where the form takes it as it is, unless an option was reached', async () => {
    render(<Question acceptsTyped />);
    await userEvent.type(screen.getByRole('combobox'), 'espagn{Enter}');
    expect(sent.mock.calls).toEqual([['espagn']]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByDisplayValue('Espagne')).toBeDefined();
    expect(sent).toHaveBeenCalledOnce();
  });
});
