import type { WaitingStatus } from '@retour/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastList, rememberList } from '../list/last-list';
import { noFilters } from '../list/list-filters';
import { listPlace } from '../list/list-place';
import { TakeNextButton } from './take-next-button';

const fetchMock = vi.fn<typeof fetch>();
const after = '00000000-0000-4000-8000-000000000001';

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Arrival(): ReactNode {
  return <p>Arrivée : {useLocation().pathname}</p>;
}

function press(answer: object, status = 200, queue?: WaitingStatus): void {
  fetchMock.mockImplementation(
    async () =>
      new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } }),
  );
  render(
    <MemoryRouter>
      <Routes>
        <Route index element={<TakeNextButton after={after} queue={queue} />} />
        <Route path="*" element={<Arrival />} />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Suivante à/ }));
}

it('asks the server for one that no colleague has, and opens it', async () => {
  press({ publicId: 'K7Q-2MX-9TD' });
  expect(await screen.findByText('Arrivée : /agent/declaration/K7Q-2MX-9TD')).toBeTruthy();
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: JSON.stringify({ after }) });
});

it('asks for one of the queue that the agent comes from', async () => {
  press({ publicId: null, own: 1 }, 200, 'validated');
  const list = await screen.findByRole('link', { name: 'Voir celles qui attendent' });
  expect(list.getAttribute('href')).toBe('/agent/declaration?status=validated&sort=oldest');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify({ after, queue: 'validated' }) });
});

it.each([
  ['validated', 'submitted'],
  ['submitted', 'validated'],
] as const)(
  'goes on in the queue whose button was pressed, after a list of what is %s: %s',
  async (seen, queue) => {
    rememberList(listPlace({ ...noFilters, status: [seen] }));
    press({ publicId: 'K7Q-2MX-9TD' }, 200, queue);
    await screen.findByText('Arrivée : /agent/declaration/K7Q-2MX-9TD');
    expect(lastList()).toEqual(listPlace({ ...noFilters, status: [queue], sort: 'oldest' }));
  },
);

it('keeps the list of the same queue, with its other filters', async () => {
  const list = listPlace({ ...noFilters, status: ['validated'], flight: 'AF123' });
  rememberList(list);
  press({ publicId: 'K7Q-2MX-9TD' }, 200, 'validated');
  await screen.findByText('Arrivée : /agent/declaration/K7Q-2MX-9TD');
  expect(lastList()).toEqual(list);
});

it('says that colleagues have the others, and stays', async () => {
  press({ publicId: null });
  expect(await screen.findByText(/^Aucune autre ne vous attend\s: s.il en reste/u)).toBeTruthy();
});

it('says of what is to be collected that a second officer may have to decide first', async () => {
  press({ publicId: null }, 200, 'validated');
  expect(await screen.findByText(/ou leur correction attend un second agent\.$/u)).toBeTruthy();
});

it('says that those left are the agent’s own, and where they are', async () => {
  press({ publicId: null, own: 2 });
  expect(await screen.findByText(/ouvertes sans décision, par vous/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir celles qui attendent' }).getAttribute('href')).toBe(
    '/agent/declaration?status=submitted&sort=oldest',
  );
});

it('says so of those to be collected, where a second officer may have to decide first', async () => {
  press({ publicId: null, own: 2 }, 200, 'validated');
  expect(
    await screen.findByText(/par vous ou par un collègue, ou leur correction attend un second agent\.$/u),
  ).toBeTruthy();
});

it('says that the next one could not be asked for', async () => {
  const problem = { type: 'x', title: 'x', status: 422, detail: 'x', code: 'x' };
  press(problem, 422);
  expect(await screen.findByText(/n’a pas pu être demandée/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Suivante à valider' })).toBeTruthy();
});
