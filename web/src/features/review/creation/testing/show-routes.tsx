import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { LiveRegionProvider } from '../../../../ui';
import { readReference } from '../../../reference/testing/read-reference';
import { CreationRoutes } from '../creation-routes';

let navigateTo: ReturnType<typeof useNavigate> | undefined;

function Address() {
  navigateTo = useNavigate();
  return <output data-testid="address">{useLocation().pathname}</output>;
}

/** The agents' own pages of a declaration, from an address on, and with what goes with it out of it. */
export function showRoutes(pathname: string, state?: unknown): void {
  const [path = '', query = ''] = pathname.split('?');
  const entry = { pathname: path, search: query === '' ? '' : `?${query}`, state };
  render(
    <QueryClientProvider client={readReference()}>
      <MemoryRouter initialEntries={[entry]}>
        <LiveRegionProvider>
          <main>
            <Routes>
              <Route path="/agent/declaration/ajout/*" element={<CreationRoutes />} />
            </Routes>
          </main>
        </LiveRegionProvider>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** As a link, or the browser's own buttons. */
export function goTo(path: string): void {
  void navigateTo?.(path);
}

export const address = (): string | null =>
  document.querySelector('[data-testid="address"]')?.textContent ?? null;

/** What is read, with plain spaces. */
export function readText(part: Element = document.body): string {
  return part.textContent.replace(/\s/gu, ' ').replaceAll('\u2060', '');
}
