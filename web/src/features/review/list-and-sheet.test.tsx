import type { ListedDeclaration } from '@retour/contract';
import { typeset } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReviewRoutes } from './review-routes';
import { reviewedDeclaration } from './testing/reviewed-declaration';

const references = ['45Q-2X9-9MT', '123-456-789'] as const;
const sheets = references.map((publicId, index) =>
  reviewedDeclaration({ publicId, id: `00000000-0000-4000-8000-00000000000${index}` }),
);
const rows = sheets.map(
  ({
    id,
    publicId,
    status,
    version,
    authorType,
    createdAt,
    updatedAt,
    meanOfTransport,
    country,
  }): ListedDeclaration => ({
    id,
    publicId,
    status,
    version,
    authorType,
    createdAt,
    updatedAt,
    meanOfTransport,
    country,
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    total: 12.5,
    totalIsMinimum: false,
    shoppingProducts: [],
    warnings: [],
  }),
);

const setWindow = (width: number, height: number): void => {
  Reflect.get(window, 'happyDOM').setViewport({ width, height });
};

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const path = String(address);
    if (path.includes('/search/')) {
      asked.push(String(init?.body));
      return Response.json({ declarations: rows, total: 60, totalIsMinimum: false });
    }
    const sheet = sheets.find(({ publicId }) => path.endsWith(`/declaration/${publicId}/`));
    // Nothing else is waited for.
    return sheet === undefined ? new Promise<Response>(() => undefined) : Response.json(sheet);
  });
});

afterEach(() => {
  cleanup();
  setWindow(1280, 800);
  vi.unstubAllGlobals();
});

function Place(): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        En arrière
      </button>
    </>
  );
}

async function open(width: number, where = '?status=submitted'): Promise<void> {
  setWindow(width, 900);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/agent/declaration${where}`]}>
        <Routes>
          <Route path="/agent/declaration/*" element={<ReviewRoutes notFound={null} />} />
        </Routes>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: references[0] }));
  await screen.findByRole('heading', { level: 1, name: typeset(references[0]) });
}

const place = () => document.querySelector('output')?.textContent;
const list = () => screen.queryByRole('region', { name: 'Liste des déclarations' });

it('shows the declaration that is chosen beside its list from 1600 pixels, under its own address', async () => {
  await open(1600);
  expect(place()).toBe(`/agent/declaration/${references[0]}`);
  const pane = list();
  if (pane === null) throw new Error('no list');
  const link = (name: string) => within(pane).getByRole('link', { name });
  expect(link(references[0]).getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // Still narrowed to what it was.
  expect(new Set(asked)).toEqual(new Set([asked[0]]));
  expect(asked[0]).toContain('submitted');

  await userEvent.click(link(references[1]));
  await screen.findByRole('heading', { level: 1, name: typeset(references[1]) });
  expect(link(references[1]).getAttribute('aria-current')).toBe('page');
  expect(link(references[0]).getAttribute('aria-current')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'En arrière' }));
  await screen.findByRole('heading', { level: 1, name: typeset(references[0]) });
  await userEvent.click(screen.getByRole('button', { name: 'En arrière' }));
  await screen.findByRole('heading', { level: 1, name: 'Déclarations' });
  expect(place()).toBe('/agent/declaration?status=submitted');
});

it.each([
  [1366, 'browser', '?status=submitted'],
  [1600, 'browser', '?status=submitted'],
  [1366, 'link', '?status=submitted'],
  [1600, 'link', '?status=submitted'],
  [1366, 'link', '?status=submitted&offset=50'],
] as const)(
  'gives the focus back to the row that was left, at %i pixels, by the %s, from %s',
  async (width, way, where) => {
    await open(width, where);
    // As with the button of the browser: the focus is on nothing of the page that comes.
    if (way === 'link') await userEvent.click(screen.getByRole('link', { name: 'Liste des déclarations' }));
    else fireEvent.click(screen.getByRole('button', { name: 'En arrière' }));
    await screen.findByRole('heading', { level: 1, name: 'Déclarations' });
    expect(place()).toBe(`/agent/declaration${where}`);
    const row = await screen.findByRole('link', { name: references[0] });
    await waitFor(() => expect(document.activeElement).toBe(row));
  },
);

it('asks another list of the whole page from there', async () => {
  await open(1600);
  await userEvent.click(screen.getByRole('button', { name: /^Retirer le filtre/ }));
  await screen.findByRole('heading', { level: 1, name: 'Déclarations' });
  expect(place()).toBe('/agent/declaration');
});

it('gives the whole page to the declaration below', async () => {
  await open(1599);
  await waitFor(() => expect(list()).toBeNull());
});

it('reads the history beside the lines where it has its room, and after them elsewhere', async () => {
  const isAfterLines = (): boolean =>
    (screen
      .getByRole('region', { name: /^\d+\sarticle/ })
      .compareDocumentPosition(screen.getByRole('region', { name: 'Historique' })) &
      Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;
  await open(1600);
  expect(isAfterLines()).toBe(false);
  cleanup();
  await open(1366);
  expect(isAfterLines()).toBe(true);
});
