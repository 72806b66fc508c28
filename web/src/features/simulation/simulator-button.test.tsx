import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../store';
import { SimulatorButton } from './simulator-button';

const complaints = vi.spyOn(console, 'error');

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(): void {
  render(
    <MemoryRouter>
      <SimulatorButton />
      <Address />
    </MemoryRouter>,
  );
}

function begin(): void {
  const { simulator } = initialAppState;
  useAppStore.setState({
    simulator: {
      ...simulator,
      simulatorRequest: { ...simulator.simulatorRequest, age: 34, meanOfTransport: 'plane' },
    },
  });
}

beforeEach(() => useAppStore.setState(initialAppState));

afterEach(() => {
  cleanup();
  expect(complaints).not.toHaveBeenCalled();
});

it('leads to the first question in one press', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Utilisez notre simulateur' }));
  expect(screen.getByRole('status').textContent).toBe('/simulateur/configuration/etape1');
});

it('asks whether to resume a simulation in progress, and resumes it', async () => {
  begin();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Utilisez notre simulateur' }));
  expect(await screen.findByText('Vous avez commencé une simulation.')).toBeDefined();
  expect(screen.getByText(/Souhaitez vous la reprendre ou en débuter une nouvelle\s\?/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre la simulation' }));
  expect(screen.getByRole('status').textContent).toBe('/simulateur/configuration/etape3');
});

it('resets the answers for a new simulation and goes to its start', async () => {
  begin();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Utilisez notre simulateur' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nouvelle simulation' }));
  expect(screen.getByRole('status').textContent).toBe('/simulateur/configuration/etape0');
  expect(useAppStore.getState().simulator).toEqual(initialAppState.simulator);
});
