import type { Declaration, RelatedDeclaration } from '@retour/contract';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { relatedQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { emptyCorrection } from './correction-draft';
import { CorrectionForm } from './correction-form';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Opened {
  readonly declared?: Partial<Declaration>;
  readonly related?: readonly RelatedDeclaration[];
  /** The page whose link leads to it; none when it is loaded itself. */
  readonly from?: string;
}

const sent = (customId: string, customName: string) =>
  ({ customId, customName, originalValue: 12, currency: 'EUR' }) as const;

function open(article?: string, { declared = {}, related = [], from }: Opened = {}): void {
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(new URL(input, 'http://localhost').pathname.includes('product') ? products : currencies),
  );
  const declaration = reviewedDeclaration({
    shoppingProducts: [sent('a', 'Saucisson'), sent('b', 'Lampe'), { ...sent('c', 'Parfum'), id: 'parfum' }],
    assessment: assessedBasket(['a', 'b', 'c'].map((customId) => assessedLine({ customId }))),
    ...declared,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(relatedQuery(declaration.id).queryKey, [...related]);
  const address = reviewPaths.correction(declaration.publicId, article);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[from ?? address]}>
        <Routes>
          {from !== undefined && <Route path={from} element={<Link to={address}>Corriger</Link>} />}
          <Route
            path="*"
            element={
              <CorrectionForm
                declaration={declaration}
                onBusy={vi.fn()}
                onSaved={vi.fn()}
                onReload={vi.fn()}
              />
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['the question on its name', 'a', () => screen.findByRole('radio', { name: 'Oui' })],
  [
    'its price, once its product is known',
    'c',
    () => screen.findByRole('textbox', { name: /Prix d’un article/ }),
  ],
  ['its class, when nothing is asked', 'b', () => screen.findByRole('combobox', { name: /Classement/ })],
] as const)('opens the article that the agent came for, the focus on %s', async (_, article, field) => {
  open(article);
  const reached = await field();
  await waitFor(() => expect(document.activeElement).toBe(reached));
});

it('opens an article with the focus on what is asked once the trip is corrected: its class, where no law doubts it', async () => {
  const id = crypto.randomUUID();
  saveDraft('correction', { ...emptyCorrection, declared: { country: 'CH' } }, id);
  open(undefined, { declared: { id } });
  await userEvent.click(await screen.findByRole('button', { name: /^Corriger.*Saucisson/u }));
  const reached = await screen.findByRole('combobox', { name: /Classement/ });
  await waitFor(() => expect(document.activeElement).toBe(reached));
});

it('opens none of several when none is named', () => {
  open();
  expect(screen.queryByRole('combobox', { name: /Classement/ })).toBeNull();
});

it('says how long a reason of the agent’s own is before it is refused', async () => {
  open();
  const length = /10 lettres ou chiffres au moins/u;
  expect(screen.queryByText(length)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Autre raison' }));
  expect(screen.getByText(length)).toBeTruthy();
});

describe('what is asked of an article', () => {
  type Line = Declaration['shoppingProducts'][number];

  /** The only article of a declaration, the nomenclature read. */
  async function openLine(line: Partial<Line>, explained: readonly string[] = []): Promise<void> {
    const explanation = explained.map((code) => ({ code, text: '', legalBasis: null, figures: {} }));
    const { id = null, customName = null } = line;
    open('a', {
      declared: {
        id: crypto.randomUUID(),
        shoppingProducts: [{ customId: 'a', originalValue: 12, currency: 'EUR', ...line }],
        assessment: assessedBasket([assessedLine({ id, customName, explanation })]),
      },
    });
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^ligne-a-/u));
  }

  it.each([
    ['what it can spare a duty of', { id: 't-shirt' }, true],
    ['what the tariff frees', { id: 'livre' }, false],
    ['what is out of the nomenclature', { customName: 'Lampe' }, false],
    ['what has one already', { id: 'livre', originCountry: 'MA' }, true],
  ])('its origin, of %s: %o, %s', async (_, line, isAsked) => {
    await openLine(line);
    expect(screen.queryByLabelText(/^Fabriqué en/u) !== null).toBe(isAsked);
  });

  it('its origin, in sight once a recorded one is taken off', async () => {
    await openLine({ id: 'livre', originCountry: 'MA' });
    const origin = screen.getByLabelText<HTMLSelectElement>(/^Fabriqué en/u);
    await userEvent.selectOptions(origin, '');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Fabriqué en/u).value).toBe('');
  });

  it('its origin, in sight once it was chosen of an article found, then taken off, though the tariff frees it', async () => {
    const id = crypto.randomUUID();
    const added = { n: { productId: 'livre', currency: 'EUR', originCountry: 'MA' } };
    saveDraft('correction', { ...emptyCorrection, added }, id);
    open(undefined, { declared: { id } });
    const origin = await screen.findByLabelText<HTMLSelectElement>(/^Fabriqué en/u);
    await userEvent.selectOptions(origin, '');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Fabriqué en/u).value).toBe('');
  });

  it('its name, which is that of its product until the agent gives another', async () => {
    const id = crypto.randomUUID();
    saveDraft('correction', { ...emptyCorrection, added: { n: { productId: 'fromage-a-pate-dure' } } }, id);
    open(undefined, { declared: { id, country: 'CH' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Classer hors liste' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Nom de l’article/u).value).toMatch(
      /^Fromage à pâte dure/u,
    );
  });

  it('the sum of each, of several pieces of gold', async () => {
    await openLine({ id: 'or-investissement', amount: 2 }, ['cash-owes-nothing']);
    expect(screen.getByLabelText(/^Somme ou valeur de chacun/u)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Nombre d’articles/u), { target: { value: '1' } });
    expect(screen.getByLabelText(/^Somme ou valeur transportée/u)).toBeTruthy();
  });

  const cash = { customName: 'Argent liquide', restrictionAnswers: { cash: 'yes' } } as const;
  it.each([
    ['cash', cash, ['cash-owes-nothing'], true],
    ['gold of the list', { id: 'or-investissement' }, ['cash-owes-nothing'], true],
    ['what is bought beside cash', { ...cash, customName: 'Montre et argent liquide' }, [], false],
  ])('its price, or what it is worth and nobody paid, of %s', async (_, line, explained, isSum) => {
    await openLine(line, explained);
    const labels = [/^Somme ou valeur transportée/u, /^Prix d’un article/u];
    expect(labels.map((label) => screen.queryByLabelText(label) !== null)).toEqual([isSum, !isSum]);
    expect(/payé\s12/u.test(document.body.textContent.replace(/\p{Cf}/gu, ''))).toBe(!isSum);
  });
});

describe('the reason of a correction that is begun', () => {
  const reason = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Facture présentée' });
  const details = () => screen.getByRole('textbox', { name: /^Précisions/u });

  async function begin(declared: Partial<Declaration>): Promise<void> {
    open('c', { declared });
    const price = await screen.findByRole('textbox', { name: /Prix d’un article/ });
    fireEvent.change(price, { target: { value: '450' } });
    fireEvent.click(reason());
    fireEvent.change(details(), { target: { value: 'Facture de 450 $.' } });
    cleanup();
  }

  it('is kept by a page that is loaded again, as after the end of a session', async () => {
    const declared = { id: crypto.randomUUID() };
    await begin(declared);
    open(undefined, { declared });
    expect(screen.getByText(/Une correction commencée plus tôt est reprise/)).toBeTruthy();
    expect(reason().checked).toBe(true);
  });

  it('is there again for who opens the correction from the declaration, with what is typed of it', async () => {
    const declared = { id: crypto.randomUUID() };
    await begin(declared);
    open(undefined, { declared, from: '/agent' });
    await userEvent.click(screen.getByRole('link', { name: 'Corriger' }));
    expect(screen.getByText(/Une correction commencée plus tôt est reprise/)).toBeTruthy();
    expect(reason().checked).toBe(true);
    expect(details()).toHaveProperty('value', 'Facture de 450 $.');
  });
});

it('says why what is typed names no country of purchase, by its field and in the summary', async () => {
  const id = crypto.randomUUID();
  saveDraft('correction', { ...emptyCorrection, declared: { lastName: 'Durand' } }, id);
  open(undefined, { declared: { id } });
  const country = await screen.findByRole('combobox', { name: /^Pays d’achat/u });
  await userEvent.clear(country);
  await userEvent.type(country, 'Guadeloupe');
  await userEvent.click(screen.getByRole('radio', { name: 'Facture présentée' }));
  await userEvent.click(screen.getByRole('button', { name: /Calculer/ }));
  const why = /L’outre-mer n’est pas traité ici\s: faites faire pour ces achats une déclaration en douane/u;
  expect(await screen.findByRole('link', { name: why })).toBeTruthy();
  const said = (country.getAttribute('aria-describedby') ?? '').split(' ');
  expect(said.map((part) => document.getElementById(part)?.textContent ?? '').join(' ')).toMatch(why);
  await userEvent.clear(country);
  await userEvent.type(country, 'Japon');
  await waitFor(() => expect(screen.queryByRole('link', { name: why })).toBeNull());
});

it('says of a lost calculation that nothing is saved, until something else is typed', async () => {
  open('c', { declared: { id: crypto.randomUUID() } });
  const price = await screen.findByRole('textbox', { name: /Prix d’un article/ });
  fireEvent.change(price, { target: { value: '450' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Facture présentée' }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  await userEvent.click(screen.getByRole('button', { name: /Calculer/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Calcul non fait.*Rien n’est enregistré/u);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  fireEvent.change(price, { target: { value: '451' } });
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

it('says of a calculation that is put off after one that was lost that it is not made', async () => {
  open('c', { declared: { id: crypto.randomUUID() } });
  const price = await screen.findByRole('textbox', { name: /Prix d’un article/ });
  fireEvent.change(price, { target: { value: '450' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Facture présentée' }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  await userEvent.click(screen.getByRole('button', { name: /Calculer/ }));
  await screen.findByRole('alert');
  const putOff = {
    type: 'about:blank',
    title: 'Trop de demandes',
    status: 429,
    detail: 'Attendez quelques secondes.',
    code: 'too-many-requests',
  };
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '40' };
  vi.stubGlobal('fetch', async () => Response.json(putOff, { status: 429, headers }));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^Calcul non fait.*Attendez quelques secondes/u),
  );
});

it('has the focus on the articles once what was begun before is erased, with its button', async () => {
  const declared = { id: crypto.randomUUID() };
  open('c', { declared });
  const price = await screen.findByRole('textbox', { name: /Prix d’un article/ });
  fireEvent.change(price, { target: { value: '450' } });
  cleanup();
  open(undefined, { declared });
  await userEvent.click(screen.getByRole('button', { name: 'Effacer cette correction' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /articles/iu }));
});

describe('an allowance that was taken off already', () => {
  const date = '2026-11-27';
  const declared: Partial<Declaration> = {
    date,
    allowancesUsed: { tobacco: 49.99 },
    assessment: assessedBasket([assessedLine()], {
      quantityAllowances: [{ pot: 'tobacco', usedPercent: 100, exceeded: true, usedElsewherePercent: 49.99 }],
    }),
  };
  const found = (used: number, status: RelatedDeclaration['status'] = 'submitted'): RelatedDeclaration => ({
    publicId: 'TWY-GDG-8J9',
    status,
    likeness: 'name-and-contact',
    date,
    country: 'AD',
    total: 0,
    totalIsMinimum: false,
    allowances: [{ pot: 'tobacco', limit: 100, used }],
  });
  const buttons = () => screen.queryAllByRole('button', { name: /^Tenir compte/ });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /tabac/i });

  it('is put right in one press by what others are found to use now', async () => {
    open(undefined, { declared, related: [found(16.67), found(33.33, 'refused')] });
    await userEvent.click(buttons()[0] ?? document.body);
    expect(field().value).toBe('16,67');
  });

  it('is told of what the correction would count, before it is saved', async () => {
    open(undefined, { declared, related: [found(16.67)] });
    const after = assessedBasket([], {
      date,
      quantityAllowances: [{ pot: 'tobacco', usedPercent: 100, exceeded: true }],
    });
    const before = declared.assessment;
    const preview = { version: 2, before, after, declared: { before: {}, after: {} }, difference: 0 };
    vi.stubGlobal('fetch', async () => Response.json(preview));
    await userEvent.click(buttons()[0] ?? document.body);
    await userEvent.click(screen.getByRole('radio', { name: 'Facture présentée' }));
    expect(screen.queryByRole('link', { name: /TWY/u })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Calculer le nouveau total' }));
    const notice = (await screen.findByRole('link', { name: /TWY/u })).closest('[role=status]');
    expect(notice?.textContent.replace(/\s/gu, ' ')).toMatch(/17 %|16,67 %/u);
  });

  it('is left as it is while others use as much, and where none is found', () => {
    // Another declaration: what was typed for one is kept.
    const another = { ...declared, id: crypto.randomUUID() };
    open(undefined, { declared: another, related: [found(49.99)] });
    expect([field().value, buttons().length]).toEqual(['49,99', 0]);
    cleanup();
    open(undefined, { declared: another });
    expect([field().value, buttons().length]).toEqual(['49,99', 0]);
  });
});
