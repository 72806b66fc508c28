import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LiveRegionProvider } from '../../ui';
import { followMeasure } from '../testing/follow-measure';
import { TravellerShell } from './traveller-shell';

const sent = followMeasure({ retentionDays: 30 });

async function measured(address: string, title: string): Promise<string | null | undefined> {
  document.title = title;
  render(
    <MemoryRouter initialEntries={[address]}>
      <LiveRegionProvider>
        <Routes>
          <Route element={<TravellerShell />}>
            <Route path="*" element={<p>Page</p>} />
          </Route>
        </Routes>
      </LiveRegionProvider>
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(sent).toHaveLength(1), 10_000);
  expect(String(sent[0])).not.toMatch(/Alliance|grand-m/);
  return sent[0]?.get('action_name');
}

it.each([
  ['/simulateur/produits?article=Alliance de grand-mère', 'Simulateur'],
  ['/declaration/produits?article=a', 'Déclaration'],
])('never sends the names of articles that titles hold: %s', async (address, title) => {
  expect(await measured(address, 'Alliance de grand-mère – Retour en France')).toBe(title);
});

it('sends the title of a page that nobody writes', async () => {
  expect(await measured('/faqs', 'Questions – Retour en France')).toBe('Questions – Retour en France');
});
