import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isText } from '../../../lib/shape';
import {
  basketArticles,
  eraseEverything,
  initialAppState,
  putArticle,
  readDraft,
  type SimulatorRequest,
  saveDraft,
  useAppStore,
} from '../../../store';
import { LiveRegionProvider } from '../../../ui';
import { encodeSimulation } from '../../basket/sharing/encode-simulation';
import { SimulationPurchases } from '../purchases/simulation-purchases';
import { CountryPage } from '../steps/country-page';
import { plain, shownTitle, shownWords } from '../testing/show-purchases';
import { ReceivedPage } from './received-page';

const shared = {
  age: 18,
  meanOfTransport: 'plane',
  country: 'US',
  border: false,
  defaultCurrency: 'USD',
  shoppingProducts: [
    {
      id: 'a',
      productId: 'appareil-photo-numerique',
      name: 'Appareil photo numérique',
      value: 650,
      currency: 'USD',
    },
  ],
  customShoppingProducts: [{ id: 'b', name: 'Yourte', value: 5_000, currency: 'USD' }],
} as const;
const mine: SimulatorRequest = {
  ...shared,
  age: 34,
  country: 'JP',
  shoppingProducts: [{ id: 'm', productId: 'livre', name: 'Livre', value: 12, currency: 'EUR' }],
  customShoppingProducts: [],
};
const answers = () => useAppStore.getState().simulator.simulatorRequest;
const changeTrip = (change: Partial<SimulatorRequest>) =>
  useAppStore.setState(({ simulator }) => ({
    simulator: { ...simulator, simulatorRequest: { ...simulator.simulatorRequest, ...change } },
  }));
const names = () => basketArticles(answers()).map(({ name }) => name);

/** What each page left in the history of the tab, where nothing can be erased. */
const states: unknown[] = [];

function Address() {
  const { pathname, hash, state } = useLocation();
  states.push(state);
  return <output data-testid="address">{JSON.stringify({ pathname, hash, state })}</output>;
}
const address = () => JSON.parse(screen.getByTestId('address').textContent ?? '');

function open(text: string, own: SimulatorRequest = initialAppState.simulator.simulatorRequest): void {
  useAppStore.setState({
    ...initialAppState,
    simulator: { ...initialAppState.simulator, simulatorRequest: own },
  });
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[{ pathname: '/simulateur/partage', hash: `#${text}` }]}>
          <LiveRegionProvider>
            <main>
              <Routes>
                <Route path="/simulateur/partage" element={<ReceivedPage />} />
                <Route path="/simulateur/recapitulatif" element={<SimulationPurchases />} />
                <Route path="/simulateur/configuration/etape3" element={<CountryPage />} />
                <Route path="*" element={<h1>Ailleurs</h1>} />
              </Routes>
            </main>
            <Address />
          </LiveRegionProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

const asked: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  states.length = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(String(input));
    const { pathname } = new URL(input, 'http://localhost');
    if (pathname.startsWith('/api/simulator')) return new Promise<Response>(() => undefined);
    return Response.json(pathname.includes('product') ? products : currencies);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the link of a simulation', () => {
  it('opens it at once where nothing was begun, by the rules of today, and leaves the address', async () => {
    open(encodeSimulation(shared));
    expect(await shownWords(/Simulation reçue par un lien/)).toMatch(
      /suit les règles du .+, pas celles du jour de l’envoi/,
    );
    expect(plain(screen.getByRole('main').textContent ?? '')).toContain('18 ans ou plus');
    expect(names()).toEqual(['Appareil photo numérique', 'Yourte']);
    expect(answers().declarationId).toMatch(/^[\da-f-]{36}$/);
    expect(address()).toMatchObject({ pathname: '/simulateur/recapitulatif', hash: '' });
    expect(JSON.stringify(address())).not.toContain(encodeSimulation(shared));
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('asks before it takes the place of a simulation of the device, which one press puts back', async () => {
    open(encodeSimulation(shared), mine);
    await shownWords(/Vous avez déjà une simulation ici.*Garder la mienne.*Contenu du lien/);
    expect(address()).toMatchObject({ pathname: '/simulateur/partage', hash: '' });
    expect(answers()).toEqual(mine);
    await userEvent.click(screen.getByRole('button', { name: 'Voir cette simulation' }));
    await shownWords(/Simulation reçue par un lien/);
    expect(names()).toEqual(['Appareil photo numérique', 'Yourte']);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(answers()).toEqual(mine));
    expect(screen.queryByText(/Simulation reçue/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('puts it back too where a question came before the result', async () => {
    const { country: _, ...others } = shared;
    open(encodeSimulation({ ...others }), mine);
    await userEvent.click(await screen.findByRole('button', { name: 'Voir cette simulation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Japon' }));
    expect(await shownWords(/Simulation reçue par un lien/)).not.toContain('Votre voyage a changé');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(answers()).toEqual(mine));
  });

  const oneMore = { id: 'n', productId: 'montre', name: 'Montre', value: 800, currency: 'EUR' } as const;
  it.each([
    ['here', () => putArticle(oneMore)],
    [
      'in another tab',
      () => {
        const other = JSON.parse(localStorage.getItem('app-storage') ?? '');
        other.state.simulator.simulatorRequest.shoppingProducts.push(oneMore);
        localStorage.setItem('app-storage', JSON.stringify(other));
      },
    ],
  ])('takes nothing away of what was added to it since, %s', async (_where, add) => {
    open(encodeSimulation(shared), mine);
    await userEvent.click(await screen.findByRole('button', { name: 'Voir cette simulation' }));
    const undo = await screen.findByRole('button', { name: 'Annuler' });
    act(add);
    if (document.contains(undo)) await userEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull());
    expect(names()).toEqual(['Appareil photo numérique', 'Montre', 'Yourte']);
    expect(await shownWords(/Simulation reçue par un lien/)).toContain('Montre');
  });

  it('leaves nothing of either basket in the history of the tab, nor anywhere once all is erased', async () => {
    open(encodeSimulation(shared), mine);
    await shownWords(/Vous avez déjà une simulation ici/);
    await userEvent.click(screen.getByRole('button', { name: 'Voir cette simulation' }));
    await shownWords(/Simulation reçue par un lien/);
    const history = JSON.stringify(states);
    for (const one of ['Livre', 'Yourte', encodeSimulation(shared).slice(2, 40)]) {
      expect(history).not.toContain(one);
    }
    expect(sessionStorage.getItem('former')).toContain('Livre');
    act(eraseEverything);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Livre|Yourte/);
  });

  it('puts back what another tab added while it asked', async () => {
    open(encodeSimulation(shared), mine);
    await shownWords(/Vous avez déjà une simulation ici/);
    const other = JSON.parse(localStorage.getItem('app-storage') ?? '');
    const watch = { id: 'w', productId: 'montre', name: 'Montre', value: 800, currency: 'EUR' };
    other.state.simulator.simulatorRequest.shoppingProducts.push(watch);
    localStorage.setItem('app-storage', JSON.stringify(other));
    await userEvent.click(screen.getByRole('button', { name: 'Voir cette simulation' }));
    await shownWords(/Simulation reçue par un lien/);
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(names()).toEqual(['Livre', 'Montre']));
  });

  it('changes nothing for who keeps theirs, or opens the link of their own', async () => {
    open(encodeSimulation(shared), mine);
    await shownWords(/Garder la mienne/);
    await userEvent.click(screen.getByRole('link', { name: 'Garder la mienne' }));
    expect(answers()).toEqual(mine);
    cleanup();
    open(encodeSimulation({ ...mine, age: 18 }), mine);
    await waitFor(() => expect(address().pathname).toBe('/simulateur/recapitulatif'));
    expect(answers()).toEqual(mine);
  });

  it('names each article that today does not know or allow, and shows a product under its own name', async () => {
    const [camera] = shared.shoppingProducts;
    open(
      encodeSimulation({
        ...shared,
        age: 16,
        shoppingProducts: [
          { ...camera, name: 'Livre ancien' },
          { ...camera, id: 'b', productId: 'disparu', name: 'Disparu' },
          { ...camera, id: 'c', productId: 'cigarettes', name: 'Cigarettes', amount: 200 },
          { ...camera, id: 'd', currency: 'XXQ' },
        ],
      }),
    );
    const words = await shownWords(/Ce qui ne peut pas être repris/);
    expect(words).toContain('Disparu : il n’est pas dans notre liste.');
    expect(words).toContain('Cigarettes : pas avant 17 ans (tabac ou alcool).');
    expect(words).toContain('Appareil photo numérique : sa devise (XXQ) n’est pas dans la liste.');
    expect(names()).toEqual(['Appareil photo numérique', 'Yourte']);
  });

  it('promises nothing of the whole while an article is lost, even to who has the rest already', async () => {
    const book = { id: 'x', productId: 'disparu', name: 'Disparu', value: 12, currency: 'EUR' };
    const text = encodeSimulation({
      ...mine,
      age: 18,
      shoppingProducts: [...mine.shoppingProducts, book],
    });
    for (const own of [undefined, { ...mine, age: 18 }]) {
      open(text, own);
      const words = await shownWords(/Résultat incomplet/);
      expect(words).toContain('Disparu : il n’est pas dans notre liste.');
      expect(words).not.toMatch(/Prenez le circuit vert|Bon retour/);
      await userEvent.click(screen.getByRole('button', { name: 'Continuer sans cet article' }));
      expect(await shownWords(/Rien à payer, rien à déclarer/)).not.toContain('Disparu');
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
      cleanup();
    }
  });

  describe('with a list that is not answered', () => {
    const rest = { lines: [{ typed: 'montre 99 €' }], others: 0 };

    it('promises nothing of the whole, and gives the list to who opens it', async () => {
      open(encodeSimulation({ ...mine, age: 18 }, rest));
      const words = await shownWords(/Un article de votre liste n’est pas compté/);
      expect(words).toContain('« montre 99 € »');
      expect(words).not.toMatch(/Prenez le circuit vert|Bon retour/);
      await userEvent.click(await screen.findByRole('link', { name: 'Revenir à la liste' }));
      expect(readDraft('productSearch', isText)).toBe('montre 99 €;');
    });

    const sausage = { lines: [{ typed: 'saucisson 10 €', isForbidden: true }], others: 0 };
    const notice = /« saucisson 10 € » interdit/;

    it('says of a line what the shared result said of it', async () => {
      open(encodeSimulation({ ...mine, age: 18 }, sausage));
      await shownWords(notice);
      // Whoever declares gives an age of their own, another country is another law.
      act(() => changeTrip({ age: 34 }));
      await shownWords(notice);
      act(() => changeTrip({ country: 'CH' }));
      await waitFor(() => expect(plain(document.body.textContent)).not.toMatch(notice));
    });

    it('says it too of one’s own, shared from another tab', async () => {
      open(encodeSimulation({ ...mine, age: 18 }, sausage), mine);
      await shownWords(notice);
    });

    it('promises nothing of one’s own in another tab either', async () => {
      open(encodeSimulation({ ...mine, age: 18 }, rest), { ...mine, age: 18 });
      await shownWords(/Un article de votre liste n’est pas compté/);
    });

    it('gives one’s own list back with one’s own simulation', async () => {
      saveDraft('productSearch', 'stylo 3 €, sac 9 €');
      open(encodeSimulation(shared, rest), mine);
      expect(await shownWords(/Pas encore compté/)).toContain('montre 99 €');
      await userEvent.click(screen.getByRole('button', { name: 'Voir cette simulation' }));
      expect(await shownWords(/de votre liste/)).not.toContain('stylo');
      await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(answers()).toEqual(mine));
      expect(await shownWords(/de votre liste/)).toContain('« stylo 3 € » « sac 9 € »');
    });

    it('says that something is left out where nothing of it can be told', async () => {
      open(encodeSimulation({ ...mine, age: 18 }, { lines: [], others: 2 }));
      const words = await shownWords(/Résultat incomplet/);
      expect(words).toContain('Ce que le résultat partagé ne comptait pas');
    });
  });

  it('keeps its articles and asks for the country that it does not say', async () => {
    open(encodeSimulation({ ...shared, country: 'ZZ' }));
    await shownWords(/à préciser : une question suit/);
    expect(names()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Voir cette simulation' }));
    await waitFor(() => expect(address().pathname).toBe('/simulateur/configuration/etape3'));
    expect(address().state).toEqual({
      returnTo: '/simulateur/recapitulatif',
      received: expect.any(String),
    });
    expect(names()).toEqual(['Appareil photo numérique', 'Yourte']);
  });

  it.each([
    ['', 'Il ne contient aucune simulation.'],
    ['1.abîmé', 'Il est incomplet ou abîmé.'],
    ['7.AAAA', 'Il vient d’une autre version du service.'],
    [
      encodeSimulation({ ...shared, shoppingProducts: [], customShoppingProducts: [] }),
      'Aucun de ses articles',
    ],
  ])(
    'says what to do of one that cannot be read, and leaves the device as it was: %.12s',
    async (text, sentence) => {
      open(text, mine);
      expect(await shownWords(new RegExp(sentence))).toContain('Rien n’a changé sur cet appareil.');
      expect(await shownTitle()).toBe('Ce lien ne peut pas être lu');
      expect(screen.getByRole('link', { name: 'Revenir à ma simulation' }).getAttribute('href')).toBe(
        '/simulateur/panier',
      );
      expect(answers()).toEqual(mine);
    },
  );

  it('sends nothing of itself to any address', async () => {
    open(encodeSimulation(shared));
    await shownWords(/Simulation reçue par un lien/);
    expect(asked.filter((one) => one.includes(encodeSimulation(shared).slice(2, 40)))).toEqual([]);
  });
});
