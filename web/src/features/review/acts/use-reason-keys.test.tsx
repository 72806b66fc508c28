import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { burstGap } from '../../../lib/shortcuts/key-burst';
import { switchShortcuts } from '../../../lib/shortcuts/shortcuts-switch';
import { noRefusal, refusalOptions } from './refusal-reason';
import { RefuseDialog } from './refuse-dialog';

const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  switchShortcuts(true);
});
afterEach(() => {
  cleanup();
  switchShortcuts(false);
  vi.useRealTimers();
  vi.clearAllMocks();
});

function show(isOpen = true): void {
  render(
    <RefuseDialog
      isOpen={isOpen}
      isBusy={false}
      trouble={undefined}
      kept={{ draft: noRefusal, change: onChange, forget: () => undefined }}
      text=""
      onRefuse={() => undefined}
      onClose={() => undefined}
    />,
  );
}

function press(key: string, target: Element = document.body, changes: object = {}): void {
  fireEvent.keyDown(target, { key, ...changes });
  vi.advanceTimersByTime(burstGap);
}

it('chooses a reason by its place', () => {
  show();
  press('2');
  expect(onChange).toHaveBeenCalledWith({ standard: refusalOptions[1]?.id, details: '' });
});

it.each([
  ['what is typed', () => press('2', screen.getByRole('textbox'))],
  ['a shortcut of the browser', () => press('2', document.body, { ctrlKey: true })],
  ['a place that has no reason', () => press('9')],
  ['another key', () => press('v')],
  [
    'what a scanner types',
    () => {
      for (const key of '2345') fireEvent.keyDown(document.body, { key });
      press('x');
    },
  ],
])('chooses nothing by %s', (_, type) => {
  show();
  type();
  expect(onChange).not.toHaveBeenCalled();
});

it('chooses nothing while shortcuts are off, or nothing is asked', () => {
  show(false);
  press('1');
  cleanup();
  switchShortcuts(false);
  show();
  press('1');
  expect(onChange).not.toHaveBeenCalled();
});

describe('the focus, once a reason is chosen by its place', () => {
  const radios = (): readonly HTMLElement[] => screen.getAllByRole('radio');

  it.each([
    ['another reason', () => radios()[0]],
    ['what is no field', () => screen.getByRole('button', { name: 'Refuser la déclaration' })],
  ])('goes to that one from %s', (_, from) => {
    show();
    from()?.focus();
    press('3', document.activeElement ?? document.body);
    expect(document.activeElement).toBe(radios()[2]);
  });

  it('stays in a text that is begun before the key is taken', () => {
    show();
    radios()[0]?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '3' });
    screen.getByRole('textbox').focus();
    vi.advanceTimersByTime(burstGap);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});

it('brings the field of another reason whole into sight as it takes the focus', () => {
  show();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  expect(scroll.mock.contexts).toContain(field);
  scroll.mockRestore();
});
