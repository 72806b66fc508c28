import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import {
  type BasketArticle,
  basketArticles,
  initialAppState,
  type SimulatorRequest,
  useAppStore,
} from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { readReference } from '../../reference/testing/read-reference';
import { BeforeBuyingPage } from '../before-buying/before-buying-page';

/** A whole page with all its data: slow on a machine that does much at once. */
vi.setConfig({ testTimeout: 30_000 });
export const patience = { timeout: 10_000 };
const trip = { age: 34, meanOfTransport: 'plane', country: 'US', border: false } as const;

/** On a device that the server leaves without an answer. */
export function withoutAnswer(): void {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
}

export function forgetDevice(): void {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
}

export function open(answers: Partial<SimulatorRequest> = {}): void {
  const { simulator } = initialAppState;
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, ...trip, ...answers } },
  });
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter>
        <LiveRegionProvider>
          <BeforeBuyingPage />
        </LiveRegionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const field = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('combobox', { name: /^Article/u }, patience);

/** At once: what each letter changes is for the tests of what is typed. */
export async function write(into: HTMLElement, text: string): Promise<void> {
  await userEvent.click(into);
  await userEvent.paste(text);
}

export const price = (): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>(/^Prix/u);

export const verdict = (name: RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { name }, patience);

export const articles = (): readonly BasketArticle[] =>
  basketArticles(useAppStore.getState().simulator.simulatorRequest);
