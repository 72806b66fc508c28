import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isText } from '../../../lib/shape';
import {
  basketArticles,
  eraseEverything,
  forgetDraft,
  initialAppState,
  putArticle,
  readDraft,
  removeArticle,
  saveDraft,
  useAppStore,
} from '../../../store';
import { leaveNoWork } from '../../../store/drafts/work-owner';
import { countHeld } from './former-simulation';
import { FormerNotice, ResumeDialog } from './resume-dialog';

const perfume = { id: 'p', productId: 'parfum', name: 'Parfum', value: 12.5, currency: 'EUR' } as const;
const book = { id: 'b', productId: 'livre', name: 'Livre', value: 9, currency: 'EUR' } as const;
const trip = { age: 34, meanOfTransport: 'plane', country: 'JP', border: false } as const;
const names = (): readonly string[] =>
  basketArticles(useAppStore.getState().simulator.simulatorRequest).map(({ name }) => name);
const wayBack = (): HTMLElement | null => screen.queryByRole('button', { name: 'Annuler et y revenir' });

function Page() {
  const { pathname, state } = useLocation();
  return (
    <>
      <output data-testid="history">{JSON.stringify(state)}</output>
      <output data-testid="address">{pathname}</output>
      {pathname === '/' ? <ResumeDialog open onClose={() => undefined} /> : <FormerNotice />}
    </>
  );
}

/** In the dialog. */
let told = '';

async function begin(): Promise<void> {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  told = (screen.getByRole('dialog').textContent ?? '').replace(/\s/gu, ' ').replaceAll('\u2060', '');
  await userEvent.click(screen.getByRole('button', { name: 'Nouvelle simulation' }));
}

/** By the browser's history, where the mark stays. */
function comeBack(): void {
  const text = screen.getByTestId('history').textContent ?? '';
  cleanup();
  render(
    <MemoryRouter initialEntries={[{ pathname: '/etape0', state: JSON.parse(text) }]}>
      <Page />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  const { simulator } = initialAppState;
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, ...trip } },
  });
  putArticle(perfume);
  saveDraft('productSearch', 'sac 9 €, thé 3 €');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What another tab writes is told by the browser. */
const elsewhere = (write: () => void): void => {
  act(() => {
    write();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
};

it('gives back the basket and its list', async () => {
  await begin();
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler et y revenir' }));
  expect(names()).toEqual(['Parfum']);
  expect(readDraft('productSearch', isText)).toBe('sac 9 €, thé 3 €');
});

describe('what waits beside a basket is no less lost than what is in it', () => {
  const empty = () => removeArticle('p');
  const waits = { lists: [{ typed: 'a', lines: [{ key: 'a', typed: 'a', count: 3 }] }] };
  const said = (): string => (document.body.textContent ?? '').replace(/\s/gu, ' ');

  it.each([
    ['a list of which nothing was added', () => saveDraft('uncountedLines', waits), 3],
    [
      'what its age took out',
      () => saveDraft('leftOut', { takenOut: { ...trip, shoppingProducts: [book] } }),
      1,
    ],
  ] as const)('%s is counted, and comes back', async (_what, wait, count) => {
    empty();
    forgetDraft('productSearch');
    wait();
    await begin();
    expect(told).toMatch(count === 1 ? /et l’article de celle-ci/u : /et les 3 articles de celle-ci/u);
    expect(said()).toContain(count === 1 ? 'avec 1 article.' : 'avec 3 articles.');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler et y revenir' }));
    expect(countHeld()).toBe(count);
    expect(screen.getByTestId('address').textContent).toBe('/simulateur/produits');
  });

  it('nothing is offered back of answers alone', async () => {
    empty();
    forgetDraft('productSearch');
    await begin();
    expect(told).toMatch(/La nouvelle effacera les réponses de celle-ci\./u);
    expect(wayBack()).toBeNull();
  });
});

describe('takes nothing away from the new simulation', () => {
  it('whose basket is filled in another tab', async () => {
    await begin();
    const other = JSON.parse(localStorage.getItem('app-storage') ?? '');
    Object.assign(other.state.simulator.simulatorRequest, { ...trip, shoppingProducts: [book] });
    localStorage.setItem('app-storage', JSON.stringify(other));
    await userEvent.click(screen.getByRole('button', { name: 'Annuler et y revenir' }));
    expect(names()).toEqual(['Livre']);
    expect(wayBack()).toBeNull();
  });

  it.each([
    ['productSearch', 'montre 99 €, stylo 2 €'],
    [
      'uncountedLines',
      { typed: '', lines: [], aside: [{ typed: 'vin', lines: [{ key: 'v', typed: 'vin' }] }] },
    ],
    ['leftOut', { takenOut: { shoppingProducts: [book] } }],
  ] as const)('where something waits, written in another tab: %s', async (name, draft) => {
    await begin();
    expect(screen.getByRole('button', { name: 'Annuler et y revenir' })).toBeDefined();
    elsewhere(() => saveDraft(name, draft));
    expect(wayBack()).toBeNull();
  });
});

function addAndRemove(): void {
  putArticle(book);
  removeArticle('b');
}

describe('the way back ends', () => {
  const kept = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

  it.each([
    ['everything is erased', eraseEverything],
    ['an agent signs out', leaveNoWork],
    ['an article is added, even removed after', addAndRemove],
  ])('when %s: nothing of it stays in the browser', async (_name, end) => {
    await begin();
    expect(wayBack()).not.toBeNull();
    act(end);
    expect(screen.getByTestId('history').textContent).not.toContain('Parfum');
    comeBack();
    expect(wayBack()).toBeNull();
    expect(kept()).not.toContain('Parfum');
  });

  it('after ten minutes', async () => {
    await begin();
    vi.useFakeTimers();
    comeBack();
    expect(screen.getByRole('button', { name: 'Annuler et y revenir' })).toBeDefined();
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    expect(wayBack()).toBeNull();
    expect(kept()).not.toContain('Parfum');
  });
});
