import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { initialAppState, useAppStore } from '../../../../store';
import { creationPaths } from '../creation-paths';
import { completeRequest, haveInHand } from '../testing/pending-declaration';
import { readText, showRoutes } from '../testing/show-routes';

afterEach(() => {
  cleanup();
  useAppStore.setState(initialAppState, true);
  vi.unstubAllGlobals();
});

it.each(['guadeloupe', 'réunion', 'martinique'])(
  'tells the officer what to do with who comes from overseas France, and to choose no other country: %s',
  async (place) => {
    vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
    haveInHand({
      request: {
        ...completeRequest,
        meansOfTransportAndCountry: { meansOfTransport: 'train', flightNumber: '' },
      },
    });
    showRoutes(creationPaths.transport);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Pays d’achat' }), {
      target: { value: place },
    });
    await screen.findByText(/a ses propres taxes/u);
    expect(readText()).toContain('faites faire pour ces achats une déclaration en douane.');
    expect(readText()).not.toMatch(/se déclarent à l’arrivée/u);
    fireEvent.click(screen.getByRole('button', { name: 'Continuer' }));
    await screen.findByRole('heading', { name: /à corriger/u });
    expect(readText()).toMatch(/L’outre-mer n’est pas traité ici : faites faire pour ces achats/u);
    expect(readText()).not.toMatch(/Choisissez un autre pays/u);
  },
);
