import { addDays, type Declaration, dayInParis } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { declarationQuery, proposalQuery, versionQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { DetailPage } from './detail-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As one comes from the page before, or as its address is opened again with what that page said. */
type Arrival = 'from another page' | 'loaded again';

function open(
  changes: Partial<Declaration> = {},
  state: unknown = null,
  arrival: Arrival = 'from another page',
): QueryClient {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const declaration = reviewedDeclaration({ publicId: '123-456-789', ...changes });
  const queries = new QueryClient();
  queries.setQueryData(declarationQuery(declaration.publicId).queryKey, declaration);
  const to = reviewPaths.declaration(declaration.publicId);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[arrival === 'loaded again' ? { pathname: to, state } : '/']}>
        <Routes>
          <Route path="/" element={<Navigate to={to} state={state} replace />} />
          <Route
            path={reviewPaths.declaration(':reference')}
            element={
              <main>
                <DetailPage />
              </main>
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return queries;
}

const setWindow = (width: number, height: number): void => {
  Reflect.get(window, 'happyDOM').setViewport({ width, height });
};
afterEach(() => setWindow(1280, 800));
const article = /^Corriger\s:/;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('opens the correction of no article while an act is being written', async () => {
  open();
  expect(screen.getByRole('link', { name: article })).toBeTruthy();
  await userEvent.click(button('Valider'));
  expect(screen.queryByRole('link', { name: article })).toBeNull();
  expect(button(article).disabled).toBe(true);
});

it('does nothing of an Enter that is held down: the act that it was pressed on leads to the next one, which nobody has read', () => {
  open();
  const press = (repeat: boolean): boolean => fireEvent.keyDown(button('Valider'), { key: 'Enter', repeat });
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
});

it('passes to no other declaration while its correction is being decided', async () => {
  const pendingCorrection = '00000000-0000-4000-8000-000000000009';
  const seen = reviewedDeclaration({ publicId: '123-456-789', status: 'validated', pendingCorrection });
  const queries = open(seen);
  const basket = assessedBasket([assessedLine()]);
  act(() => {
    queries.setQueryData(proposalQuery(seen.id, pendingCorrection, seen.version).queryKey, {
      ...{ id: pendingCorrection, version: seen.version, before: basket, after: basket },
      declared: { before: {}, after: {} },
      difference: -20,
      reason: 'Ticket présenté.',
      at: '2026-11-23T09:00:00.000Z',
      by: { type: 'agent', id: 'a2', name: 'Hugo Bernard' },
      state: 'pending',
    });
  });
  expect(button('Passer à la suivante').disabled).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Approuver' }));
  expect(button('Passer à la suivante').disabled).toBe(true);
});

it('leaves nothing of a person whom a colleague erases while the page is open', async () => {
  const seen = reviewedDeclaration({ publicId: '123-456-789', status: 'paid' });
  const queries = open(seen);
  const version = versionQuery(seen.publicId, 1).queryKey;
  queries.setQueryData(version, seen);
  const read = (answer: Declaration) =>
    act(async () => {
      queries.setQueryData(declarationQuery(seen.publicId).queryKey, answer);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await read({ ...seen });
  sessionStorage.setItem(`agent:draft:refus-${seen.id}`, '{}');
  expect(screen.getByRole('main').textContent).toContain('DUPONT');
  const erased = {
    ...seen,
    version: 3,
    declarantLastName: '',
    declarantFirstName: '',
    anonymisedAt: '2026-11-23T09:00:00.000Z',
  };
  await read(erased);
  expect(await screen.findByText(/viennent d’être effacées/)).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/dupont/i);
  expect(screen.queryByText(/a changé/)).toBeNull();
  expect(queries.getQueryData(version)).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('says once what becomes of a correction that its author proposed: it waits, then what was decided of it', async () => {
  const seen = reviewedDeclaration({
    publicId: '123-456-789',
    status: 'validated',
    pendingCorrection: '00000000-0000-4000-8000-000000000009',
  });
  const queries = open(seen, { done: 'proposed' });
  expect(screen.getByText('Correction proposée.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Correction à approuver' })).toBeTruthy();
  const read = (answer: Declaration) =>
    act(async () => {
      queries.setQueryData(declarationQuery(seen.publicId).queryKey, answer);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await read({ ...seen });
  const { pendingCorrection: _, ...approved } = seen;
  await read({ ...approved, version: 3 });
  expect(screen.getByText('Cette déclaration a changé')).toBeTruthy();
  // The service would give that of the later version.
  const file = screen.getByRole<HTMLButtonElement>('button', { name: 'Résumé en PDF' });
  expect(file.disabled || file.ariaDisabled === 'true').toBe(true);
  expect(screen.queryByText(/Correction proposée/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Correction à approuver' })).toBeNull();
  expect(screen.queryByText(/attend un second agent/)).toBeNull();
});

it('is read from its heading on once a later version is shown, whose button went', async () => {
  const seen = reviewedDeclaration({ publicId: '123-456-789' });
  const queries = open(seen);
  const read = (answer: Declaration) =>
    act(async () => {
      queries.setQueryData(declarationQuery(seen.publicId).queryKey, answer);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await read({ ...seen });
  await read({ ...seen, version: 3 });
  await userEvent.click(button('Voir la version à jour'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('says before everything that is checked that a payment was reversed', () => {
  const reversed = { settledAt: '2026-03-12T10:00:00Z', receipt: 'PORT-CALAIS-2026-000012' };
  open({ status: 'validated', reversed });
  const said = screen.getByText(/^Le paiement du 12 mars 2026 a été annulé$/u);
  expect(said.compareDocumentPosition(screen.getByRole('link', { name: article }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it.each([
  ['submitted', 1, true],
  ['validated', 1, true],
  ['submitted', 0, false],
  ['paid', 1, false],
] as const)(
  'says beside the state of who is not there yet when they arrive: %s, %i, %s',
  (status, days, isSaid) => {
    open({ status, date: addDays(dayInParis(new Date()), days) });
    expect(screen.queryByText('arrive demain') !== null).toBe(isSaid);
  },
);

it('offers to pass a declaration until an act is done, which says itself what comes next', () => {
  open();
  expect(button('Passer à la suivante')).toBeTruthy();
  cleanup();
  open({}, { done: 'corrected' });
  expect(screen.getByText('Correction enregistrée.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Passer à la suivante' })).toBeNull();
});

it('says no more what was done once the page is loaded again, and offers the next one', () => {
  open({}, { done: 'corrected' }, 'loaded again');
  expect(screen.queryByText('Correction enregistrée.')).toBeNull();
  expect(button('Passer à la suivante')).toBeTruthy();
});

function BackButton(): ReactNode {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Page précédente
    </button>
  );
}

it.each([
  ['passes by the sheet that a correction was opened from', { done: 'corrected' }, false],
  ['comes to the same sheet where something else led from it', null, true],
])('the page before %s', async (_, state, isSheet) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const declaration = reviewedDeclaration({ publicId: '123-456-789' });
  const queries = new QueryClient();
  queries.setQueryData(declarationQuery(declaration.publicId).queryKey, declaration);
  const pathname = reviewPaths.declaration(declaration.publicId);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/', pathname, { pathname, state }]}>
        <BackButton />
        <Routes>
          <Route path="/" element={<p>La liste</p>} />
          <Route path={reviewPaths.declaration(':reference')} element={<DetailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(button('Page précédente'));
  expect(screen.queryByText('La liste') === null).toBe(isSheet);
});

describe('the acts', () => {
  const isAfter = (one: Element, other: Element): boolean =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  it.each([
    [360, 740, true],
    [740, 360, true],
    [1280, 800, false],
    // Nothing would be left of the page between the navigation and a bar.
    [320, 568, false],
  ])(
    'stand in a bar at the end of the sheet where it has room: %i × %i, %s',
    async (width, height, isBar) => {
      setWindow(width, height);
      open();
      const history = screen.getByRole('region', { name: 'Historique' });
      for (const name of ['Valider et encaisser', 'Refuser'])
        expect(isAfter(button(name), history)).toBe(isBar);
      expect(isAfter(screen.getByRole('link', { name: 'Corriger' }), history)).toBe(isBar);
      await userEvent.click(button('Refuser'));
      expect(screen.getByRole('dialog', { name: /^Refuser cette déclaration/ })).toBeTruthy();
    },
  );

  it.each([['paid'], ['refused'], ['cancelled']] as const)(
    'give way to the documents, before the figures, once it is %s',
    (status) => {
      setWindow(360, 740);
      open({ status });
      expect(screen.queryByRole('button', { name: /^(Valider|Refuser|Enregistrer)/ })).toBeNull();
      expect(isAfter(screen.getByText('Valeur des articles'), button(/en PDF$/))).toBe(true);
    },
  );
});
