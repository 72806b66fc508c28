import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeArrivalDay, initialAppState, useAppStore } from '../../../store';
import { serveDay } from '../../basket/session/testing/serve-day';
import { showPurchases } from '../purchases/testing/show-purchases';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const shoppingProducts = [{ id: 'a', productId: 'parfum', name: 'Parfum', value: 80, currency: 'EUR' }];

/** The clock of this device, and the answers of a server whose day is another one. */
function check(deviceTime: string, serverDay: string | (() => string | Promise<string>)): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(deviceTime) });
  showPurchases({ shoppingProducts, ...said() }, '/declaration/verification');
  serveDay(() => (typeof serverDay === 'string' ? serverDay : serverDay()));
}

const said = () => {
  const { arrivalDay } = useAppStore.getState().declaration.declarationRequest;
  return { arrivalDay };
};
const answer = () => waitFor(() => expect(kept().answer).not.toBeNull(), patience);
const kept = () => useAppStore.getState().declaration.declarationResponse;
const page = () => document.body.textContent.replace(/\s/gu, ' ');
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jour d’arrivée' });

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that the clock of the device is wrong, and declares the day that it is', async () => {
  check('2026-11-25T11:00:00Z', '2026-11-21');
  await waitFor(() => expect(page()).toMatch(/Nous sommes le 21 novembre 2026/u), patience);
  expect(field().value).toBe('2026-11-21');
  expect([...field().options].map(({ value }) => value)).toContain('2026-11-23');
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer ma déclaration' });
  await waitFor(() => expect(send().disabled).toBe(false), patience);
  fireEvent.click(send());
  expect(kept().pending?.date).toBe('2026-11-21');
});

it('says nothing of a clock that is right, of a later day that was said, nor at midnight', async () => {
  check('2026-11-25T11:00:00Z', '2026-11-25');
  await answer();
  expect(page()).not.toContain('L’heure de cet appareil');
  cleanup();

  useAppStore.setState(initialAppState, true);
  changeArrivalDay('2026-11-26');
  check('2026-11-25T11:00:00Z', '2026-11-25');
  await answer();
  expect(kept().answer?.date).toBe('2026-11-26');
  expect(page()).not.toContain('L’heure de cet appareil');
  cleanup();

  useAppStore.setState(initialAppState, true);
  check('2026-11-24T23:05:00Z', '2026-11-24');
  await answer();
  expect(field().value).toBe('2026-11-25');
  expect(page()).not.toContain('L’heure de cet appareil');
});

it('says it at midnight too, of a day that is far', async () => {
  check('2026-11-24T23:05:00Z', '2026-11-21');
  await waitFor(() => expect(page()).toMatch(/Nous sommes le 21 novembre 2026/u), patience);
});

it('asks again which day it is when the page is come back to', async () => {
  let serverDay = '2026-11-21';
  check('2026-11-25T11:00:00Z', () => serverDay);
  await waitFor(() => expect(page()).toMatch(/Nous sommes le 21 novembre 2026/u), patience);
  serverDay = '2026-11-22';
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(page()).toMatch(/Nous sommes le 22 novembre 2026/u), patience);
});

it('takes no day from an answer that was asked on the day before', async () => {
  let resolve: (day: string) => void = () => undefined;
  const asked = vi.fn(() => new Promise<string>((give) => (resolve = give)));
  check('2026-11-24T22:58:00Z', asked);
  await waitFor(() => expect(asked).toHaveBeenCalled(), patience);
  vi.setSystemTime(new Date('2026-11-24T23:20:00Z'));
  asked.mockImplementation(() => new Promise(() => undefined));
  resolve('2026-11-24');
  await answer();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(field().value).toBe('2026-11-25'), patience);
  expect(page()).not.toContain('L’heure de cet appareil');
});
