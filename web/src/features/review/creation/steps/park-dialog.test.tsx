import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../../store';
import { eraseAllParked, useParkedStore } from '../../../../store/parked/parked-declarations';
import { creationPaths } from '../creation-paths';
import { showRoutes } from '../testing/show-routes';

beforeEach(() => {
  eraseAllParked();
  useAppStore.setState(initialAppState, true);
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins the next declaration without the faults of the one put aside, the cursor in its first field', async () => {
  showRoutes(creationPaths.contact);
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nom de famille/u });
  fireEvent.change(name(), { target: { value: 'Martin' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: /à corriger/u });
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté et en commencer une autre' }));
  await waitFor(() => expect(name().value).toBe(''));
  expect(useParkedStore.getState().parked).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /à corriger/u })).toBeNull();
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(name()));
});

it('keeps the name that is typed when Escape closes it, and forgets it once it is given up or used', async () => {
  showRoutes(creationPaths.contact);
  fireEvent.change(screen.getByRole('textbox', { name: /^Nom de famille/u }), {
    target: { value: 'Martin' },
  });
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté' }));
  const given = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nom \(facultatif\)/u });
  open();
  fireEvent.change(given(), { target: { value: 'Famille au guichet 2' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  open();
  expect(given().value).toBe('Famille au guichet 2');
  fireEvent.click(screen.getByRole('button', { name: 'Continuer celle-ci' }));
  open();
  expect(given().value).toBe('');
  fireEvent.change(given(), { target: { value: 'Famille' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mettre de côté et en commencer une autre' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Nom de famille/u });
  await waitFor(() => expect(name.value).toBe(''));
  fireEvent.change(name, { target: { value: 'Durand' } });
  open();
  expect(given().value).toBe('');
});
