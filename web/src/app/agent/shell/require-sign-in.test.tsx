import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTokens, readReturn, saveTokens, tellSessionNews } from '../../../lib/session';
import { RequireSignIn } from './require-sign-in';

beforeEach(() => {
  sessionStorage.clear();
  clearTokens();
});
afterEach(cleanup);

it.each([
  [{ scanned: 'a' }, { scanned: 'a' }],
  // What had just been done is no news once one is back.
  [{ done: 'corrected', by: 'claire' }, { by: 'claire' }],
  [null, null],
])('keeps what the page holds in the history, %j, to come back to it', (state, kept) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/agent/declaration/reprise', search: '?x', state }]}>
      <Routes>
        <Route path="/agent/authentification" element={<p>Connexion</p>} />
        <Route element={<Outlet context={undefined} />}>
          <Route element={<RequireSignIn />}>
            <Route path="*" element={<p>Page</p>} />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(readReturn()).toEqual({ address: '/agent/declaration/reprise?x', state: kept });
});

function Login(): ReactNode {
  return <p>{useLocation().state.reason}</p>;
}

it.each(['expired', 'closed', 'signed-out'] as const)(
  'says on the login page why who was at work meets it: %s',
  async (news) => {
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    render(
      <MemoryRouter initialEntries={['/agent/declaration']}>
        <Routes>
          <Route path="/agent/authentification" element={<Login />} />
          <Route element={<Outlet context={undefined} />}>
            <Route element={<RequireSignIn />}>
              <Route path="*" element={<p>Page</p>} />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>,
    );
    act(() => {
      clearTokens();
      tellSessionNews(news);
    });
    expect(await screen.findByText(news)).toBeTruthy();
    expect(readReturn()?.address).toBe(news === 'signed-out' ? undefined : '/agent/declaration');
  },
);
