import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAppStore } from '../../../store';
import { serveDay } from '../../basket/session/testing/serve-day';
import { plain, shownWords, showPurchases } from '../testing/show-purchases';

const camera = {
  productId: 'appareil-photo-numerique',
  name: 'Appareil photo',
  value: 650,
  currency: 'EUR',
};
const clock = /L’heure de cet appareil n’est pas la bonne\. Nous sommes le 21 novembre 2026/u;

const response = () => useAppStore.getState().simulator.simulatorResponse;

/** The result, on a device whose clock is of another day than the server's. */
async function showResult(deviceTime: string, serverDay: string): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(deviceTime) });
  showPurchases('/simulateur/recapitulatif', [camera]);
  serveDay(() => serverDay);
  await waitFor(() => expect(response()?.date).toBe(serverDay), { timeout: 10_000 });
  return shownWords(/Estimation au/u);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the result says that the clock of the device is wrong, and is that of the day that it is', async () => {
  await showResult('2027-02-25T11:00:00Z', '2026-11-21');
  const words = await shownWords(clock);
  // It comes once the server has answered, under who reads the page already.
  expect(screen.getAllByRole('status').some(({ textContent }) => clock.test(plain(textContent)))).toBe(true);
  expect(words).toContain('Estimation au 21 novembre 2026');
  expect(words).not.toContain('Deux calculs différents');
  expect(response()?.date).toBe('2026-11-21');
});

it('the result says nothing of a clock that is right, nor at midnight', async () => {
  expect(await showResult('2026-11-25T11:00:00Z', '2026-11-25')).not.toContain('L’heure de cet appareil');
  cleanup();
  expect(await showResult('2026-11-24T23:05:00Z', '2026-11-24')).not.toContain('L’heure de cet appareil');
});
