import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTokens, readReturn } from '../../../lib/session';
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
