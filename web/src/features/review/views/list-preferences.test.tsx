import type { ListPreferences } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptPreferences, useListPreferences } from './list-preferences';

const evening = { name: 'Vols du soir', query: 'flight=AF123' };
const morning = { name: 'Vols du matin', query: 'flight=AF124' };

/** What the server keeps; `isDown` while it answers nothing. */
let server: ListPreferences;
let isDown: boolean;
let written: ListPreferences[];

beforeEach(() => {
  server = { views: [evening] };
  isDown = false;
  written = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (isDown) throw new TypeError('no network');
    if (init?.method === 'PUT') {
      server = JSON.parse(String(init.body));
      written.push(server);
    }
    return Response.json(server);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(): { readonly current: KeptPreferences } {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useListPreferences, { wrapper }).result;
}

const withColumns = (kept: ListPreferences): ListPreferences => ({ ...kept, columns: ['flight'] });

it('writes nothing over lists that could not be read', async () => {
  isDown = true;
  const hook = show();
  const failed = await act(() => hook.current.keep(withColumns));
  expect(failed?.kind).toBe('unsaved');
  expect(written).toEqual([]);
  expect(server.views).toEqual([evening]);
  // What was not read is not said to be nothing: it is read as soon as it can be, and kept.
  isDown = false;
  expect(await act(() => hook.current.keep(withColumns))).toBeUndefined();
  expect(written).toEqual([{ views: [evening], columns: ['flight'] }]);
  await waitFor(() => expect(hook.current.views).toEqual([evening]));
});

it('changes the lists as they are kept now, whatever was kept in another window meanwhile', async () => {
  const hook = show();
  await waitFor(() => expect(hook.current.views).toEqual([evening]));
  server = { views: [evening, morning] };
  await act(() => hook.current.keep(withColumns));
  expect(written).toEqual([{ views: [evening, morning], columns: ['flight'] }]);
  await waitFor(() => expect(hook.current.views).toEqual([evening, morning]));
});

it('writes one change after the other, each over the one before', async () => {
  const hook = show();
  await waitFor(() => expect(hook.current.views).toEqual([evening]));
  await act(() =>
    Promise.all([
      hook.current.keep(withColumns),
      hook.current.keep((kept) => ({ ...kept, views: [...kept.views, morning] })),
    ]),
  );
  expect(written.at(-1)).toEqual({ views: [evening, morning], columns: ['flight'] });
});
