import type { ListPreferences, ListView } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noFilters } from '../list/list-filters';
import { useListPreferences } from './list-preferences';
import { ViewsBar } from './views-bar';

const evening = { name: 'Vols du soir', query: 'flight=AF123' };
const morning = { name: 'Vols du matin', query: 'flight=AF124' };
const night = { name: 'Vols de nuit', query: 'flight=AF125' };

let server: ListPreferences;

beforeEach(() => {
  server = { views: [evening, morning], columns: ['flight'] };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!String(address).includes('/views/')) return Response.json({ office: null });
    if (init?.method === 'PUT') server = JSON.parse(String(init.body));
    return Response.json(server);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bar(): ReactNode {
  return <ViewsBar filters={{ ...noFilters, flight: 'AF126' }} kept={useListPreferences()} />;
}

async function open(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Bar />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: evening.name });
}

/** What another window leaves on the server while this one shows what it read before. */
function keepElsewhere(views: ListView[]): void {
  server = { views, columns: ['office'] };
}

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name: name.replace(/ (?=»)|(?<=«) /gu, '\u00A0') }));
};

it('keeps a list beside those that another window kept meanwhile', async () => {
  await open();
  press('Garder cette liste');
  fireEvent.change(screen.getByLabelText('Nom de la liste'), { target: { value: ' Vols de midi ' } });
  keepElsewhere([evening, morning, night]);
  press('Garder');
  const midday = { name: 'Vols de midi', query: 'flight=AF126' };
  await waitFor(() =>
    expect(server).toEqual({ views: [evening, morning, night, midday], columns: ['office'] }),
  );
  expect(await screen.findByRole('link', { name: night.name })).toBeTruthy();
});

it('renames and drops the lists that it shows, and leaves those of another window as they are', async () => {
  await open();
  press('Renommer ou supprimer');
  const [first] = screen.getAllByRole('textbox');
  if (first === undefined) throw new Error('a name is expected');
  fireEvent.change(first, { target: { value: 'Soirée' } });
  press(`Supprimer « ${morning.name} »`);
  keepElsewhere([evening, morning, night]);
  press('Enregistrer les noms');
  await waitFor(() =>
    expect(server).toEqual({ views: [{ ...evening, name: 'Soirée' }, night], columns: ['office'] }),
  );
});

it('gives back no name that another window changed', async () => {
  await open();
  press('Renommer ou supprimer');
  press(`Supprimer « ${morning.name} »`);
  keepElsewhere([{ ...evening, name: 'Soirée' }, morning]);
  press('Enregistrer les noms');
  await waitFor(() => expect(server.views).toEqual([{ ...evening, name: 'Soirée' }]));
});

it('leaves the focus in the dialog as a list is dropped: on the next one, the one before, then what writes it', async () => {
  await open();
  press('Renommer ou supprimer');
  const drops = () => screen.queryAllByRole('button', { name: /^Supprimer/ });
  for (let left = 1; left >= 0; left -= 1) {
    const [first] = drops();
    first?.focus();
    if (first !== undefined) fireEvent.click(first);
    expect(drops()).toHaveLength(left);
    expect(document.activeElement).toBe(
      drops()[0] ?? screen.getByRole('button', { name: 'Enregistrer les noms' }),
    );
  }
});

it('gives the focus to the list that was kept, as the way to keep it goes', async () => {
  await open();
  const keep = screen.getByRole('button', { name: 'Garder cette liste' });
  keep.focus();
  fireEvent.click(keep);
  fireEvent.change(screen.getByLabelText('Nom de la liste'), { target: { value: 'Vols de midi' } });
  press('Garder');
  const kept = await screen.findByRole('link', { name: 'Vols de midi' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(kept), { timeout: 3_000 });
});

it('gives the focus to the lists of everybody once no other is left', async () => {
  await open();
  const manage = screen.getByRole('button', { name: 'Renommer ou supprimer' });
  manage.focus();
  fireEvent.click(manage);
  press(`Supprimer « ${evening.name} »`);
  press(`Supprimer « ${morning.name} »`);
  press('Enregistrer les noms');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Renommer ou supprimer' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('link')[0]), {
    timeout: 3_000,
  });
});
