import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ArrivalPlaceField } from './arrival-place-field';
import { arrivalText } from './arrival-text';

const onChosen = vi.fn();
const field = (): HTMLInputElement => screen.getByRole('combobox');
const leaveWith = async (typed: string): Promise<void> => {
  await userEvent.type(field(), typed);
  await userEvent.tab();
};

beforeEach(() => {
  onChosen.mockClear();
  render(<ArrivalPlaceField meanOfTransport="plane" onChosen={onChosen} />);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it.each([
  ['rois', 'Paris-Charles-de-Gaulle'],
  // Others hold these letters; one is called so.
  ['lyon', 'Lyon-Saint-Exupéry'],
])('takes the one place that « %s » means as its field is left', async (typed, name) => {
  await leaveWith(typed);
  expect(field().value).toBe(name);
  expect(screen.getByText(/circuit rouge/u)).toBeDefined();
  expect(onChosen).toHaveBeenCalledWith('airport');
});

it.each(['paris', 'r'])('says to choose where « %s » may be several, until it is one', async (typed) => {
  await leaveWith(typed);
  expect(field().value).toBe(typed);
  expect(screen.getByText(arrivalText.several)).toBeDefined();
  await userEvent.clear(field());
  await leaveWith('cdg');
  expect(screen.queryByText(arrivalText.several)).toBeNull();
});

it('still says that a place is not in the list once its field is left', async () => {
  await leaveWith('Tokyo');
  expect(screen.getByText(/Ce lieu n’est pas dans notre liste/u)).toBeDefined();
  expect(screen.queryByText(arrivalText.several)).toBeNull();
});

it('says nothing of a field that is left empty', async () => {
  await leaveWith('rois');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().value).toBe('');
  expect(screen.queryByText(/circuit rouge|dans la liste/u)).toBeNull();
});
