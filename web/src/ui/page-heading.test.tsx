import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PageHeading } from './page-heading';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const focused = (): string | null | undefined => document.activeElement?.closest('h1')?.textContent;

/** As the browser does, which has put the address of the entry by then. */
function goTo(path: string, state: object): void {
  history.replaceState(state, '', path);
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state })));
}

it('takes the focus after a move, Back to the very first page included, which keeps its place', async () => {
  history.replaceState(null, '', '/premiere');
  const scrolled = vi.spyOn(window, 'scrollTo');
  render(
    <BrowserRouter>
      <Link to="/seconde">Plus loin</Link>
      <Routes>
        <Route path="/premiere" element={<PageHeading title="Première" />} />
        <Route path="/seconde" element={<PageHeading key="seconde" title="Seconde" />} />
      </Routes>
    </BrowserRouter>,
  );
  expect(focused()).toBeUndefined();
  fireEvent.click(screen.getByRole('link'));
  expect(focused()).toBe('Seconde');
  expect(scrolled).toHaveBeenCalledTimes(1);
  goTo('/premiere', { idx: 0 });
  expect(focused()).toBe('Première');
  goTo('/seconde', { idx: 1, key: 'k' });
  expect(focused()).toBe('Seconde');
  expect(scrolled).toHaveBeenCalledTimes(1);
});
