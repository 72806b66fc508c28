import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../../lib/lazy-component';
import { FaultPage } from '../pages/fault-page';
import { FaultBoundary } from './fault-boundary';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Faulty({ fault }: { readonly fault: Error | null }): ReactNode {
  if (fault) throw fault;
  return <p>Tout va bien</p>;
}

function page(fault: Error | null, resetKey: string): ReactNode {
  return (
    <MemoryRouter>
      <FaultBoundary resetKey={resetKey} fallback={(cause) => <FaultPage fault={cause} />}>
        <Faulty fault={fault} />
      </FaultBoundary>
    </MemoryRouter>
  );
}

const networkIsBack = (): Promise<void> =>
  act(async () => {
    dispatchEvent(new Event('online'));
    await Promise.resolve();
  });

const quietly = { onCaughtError: () => undefined };

test('a fault of ours is said, with what is kept and what to do, until another page is asked for', () => {
  const { rerender } = render(page(new Error('unexpected'), '/faqs'), quietly);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page s’est arrêtée');
  expect(screen.getByText('Vos réponses et votre panier sont gardés sur cet appareil.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeTruthy();
  rerender(page(null, '/'));
  expect(screen.getByText('Tout va bien')).toBeTruthy();
});

test.each([
  [true, 'Cette page n’a pas pu être chargée'],
  [false, 'Cette page demande une connexion'],
])('a page that could not be fetched, network %s: %s', (onLine, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(page(new ChunkLoadError('missing'), '/faqs'), quietly);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('the page that could not be fetched is loaded anew once the network is back, unless another took its place', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const forget = vi.fn();
  const missing = Object.assign(new ChunkLoadError('missing'), { forget });
  const { rerender } = render(page(missing, '/faqs'), quietly);
  expect(forget).toHaveBeenCalledOnce();
  rerender(page(null, '/faqs/other'));
  await networkIsBack();
  expect(reload).not.toHaveBeenCalled();
  rerender(page(new ChunkLoadError('missing'), '/faqs'));
  await networkIsBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('it is when the network came back before that was shown', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const missing = new ChunkLoadError('missing');
  await networkIsBack();
  render(page(missing, '/faqs'), quietly);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
