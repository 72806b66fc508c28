import { addDays, dayInParis } from '@retour/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeArrivalDay, initialAppState, useAppStore } from '../../../store';
import { ArrivalDayField } from './arrival-day-field';

const today = dayInParis(new Date());
const tomorrow = addDays(today, 1);

const kept = () => useAppStore.getState().declaration.declarationRequest.arrivalDay;
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jour d’arrivée' });
const shown = () => [...field().options].find(({ value }) => value === field().value)?.textContent ?? '';

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(cleanup);

it('is today until the traveller says that they arrive later', async () => {
  render(<ArrivalDayField />);
  expect(shown()).toContain('Aujourd’hui');
  expect(kept()).toBeUndefined();

  await userEvent.selectOptions(field(), tomorrow);
  expect(shown()).toContain('Demain');
  expect(kept()).toBe(tomorrow);

  await userEvent.selectOptions(field(), today);
  expect(kept()).toBeUndefined();
});

it('falls back to today once the day that was said is over', () => {
  changeArrivalDay(addDays(today, -1));
  render(<ArrivalDayField />);
  expect(shown()).toContain('Aujourd’hui');
});
