import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../store';
import { initialContactDetails } from '../../../store/initial-declaration';
import { showPurchases } from './testing/show-purchases';

vi.setConfig({ testTimeout: 30_000 });
const patience = { timeout: 10_000 };
const plain = (words: string | null): string =>
  (words ?? '').replaceAll(/\s/gu, ' ').replaceAll('\u2060', '');
const whisky = { id: 'w', productId: 'whisky', name: 'Whisky', value: 30, currency: 'USD', amount: 1 };
const book = { id: 'l', productId: null, name: 'Livre', value: 12, currency: 'USD' } as const;

/** The check of a declaration of someone of 34, whose age was then changed. */
async function showCheck(age: number) {
  showPurchases(
    {
      contactDetails: {
        ...initialContactDetails,
        ...{ age, lastName: 'Martin', firstName: 'Anne', address: '1 rue des Lilas', city: 'Lyon' },
        ...{ postalCode: '69001', email: 'anne@example.org', phoneNumber: '0612345678' },
      },
      meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'US', flightNumber: 'AF007' },
      shoppingProducts: [whisky],
      products: [book],
    },
    '/declaration/verification',
  );
  await screen.findByRole('heading', { level: 1 }, patience);
}

const articles = (): HTMLElement => screen.getByRole('region', { name: 'Vos articles' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useAppStore.setState(initialAppState);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists the articles as they were given where nothing can be computed, and waits for nothing', async () => {
  await showCheck(15);
  await screen.findAllByText(/il n’y a aucune franchise/u, {}, patience);
  expect(screen.queryByText('Chargement')).toBeNull();
  const lines = within(articles()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => plain(textContent))).toEqual(['Whisky, 1 L30 USD', 'Livre12 USD']);
});

it('shows no amount that is still to come, and says what it takes', async () => {
  await showCheck(15);
  await screen.findAllByText(/il n’y a aucune franchise/u, {}, patience);
  const amount = plain(screen.getByRole('region', { name: 'Montant' }).textContent);
  expect(amount).not.toContain('…');
  expect(amount).toMatch(/Il se calcule une fois les articles signalés retirés, ou l’âge corrigé\./u);
  expect(amount).not.toMatch(/figé à l’envoi/u);
});

it('leads from what is refused to the articles', async () => {
  await showCheck(15);
  await screen.findAllByText(/il n’y a aucune franchise/u, {}, patience);
  const [first] = screen.getAllByRole('link', { name: /^Modifier\s: Vos articles$/u });
  expect(first?.getAttribute('href')).toBe('/declaration/panier');
  expect(articles().contains(first ?? null)).toBe(false);
});

it('counts each article where it can be', async () => {
  await showCheck(34);
  await screen.findAllByText(/Whisky/u, {}, patience);
  expect(screen.queryByText(/Il se calcule/u)).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Modifier\s: Vos articles$/u })).toHaveLength(1);
});
