import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { computeGuideFigures } from '../figures/compute-figures';
import { ArrivalTabs } from './arrival-tabs';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const figures = computeGuideFigures('2026-11-24');
const opened = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

async function choose(typed: string, name: RegExp): Promise<void> {
  const field = await screen.findByRole('combobox');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name }));
}

it('opens on the kind of the place that is chosen, as often as one is, and again on the next visit', async () => {
  render(<ArrivalTabs figures={figures} />);
  expect(opened()).toBe('Poste frontière');
  await choose('roissy', /Charles-de-Gaulle/);
  expect(opened()).toBe('Aéroport');
  await choose('ouistreham', /Ouistreham/);
  expect(opened()).toBe('Port international');
  await userEvent.click(screen.getByRole('tab', { name: 'Gare internationale' }));
  expect(opened()).toBe('Gare internationale');
  await choose('calais', /^port de Calais/);
  expect(opened()).toBe('Port international');
  await userEvent.click(screen.getByRole('tab', { name: 'Gare internationale' }));
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /^port de Calais/ }));
  expect(opened()).toBe('Port international');
  cleanup();
  render(<ArrivalTabs figures={figures} />);
  await waitFor(() => expect(opened()).toBe('Port international'));
});
