import { addDays, type BatchResult, dayInParis, type ListedDeclaration } from '@retour/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownAccountQuery } from '../../../lib/own-account';
import { saveDraft } from '../../../store';
import { emptyCorrection } from '../correction/correction-draft';
import { declarationQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { BatchDialog } from './batch-dialog';

function listed(index: number): ListedDeclaration {
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    publicId: `K7Q-2MX-00${index}`,
    status: 'submitted',
    version: 2,
    authorType: 'user',
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    meanOfTransport: 'plane',
    country: 'US',
    total: 0,
    totalIsMinimum: false,
    shoppingProducts: [],
    warnings: [],
  };
}

const answer = vi.fn<(path: string) => Response | Promise<Response>>();
const fetchMock = vi.fn<typeof fetch>(async (address) => answer(String(address)));
const plain = (text: string | null | undefined): string =>
  (text ?? '').replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const bodiesOf = (path: string): unknown[] =>
  fetchMock.mock.calls.flatMap(([address, init]) =>
    String(address).endsWith(path) ? [JSON.parse(String(init?.body))] : [],
  );
const asked = (): unknown[] => bodiesOf('/api/review/used-allowances/');
const closed = (): unknown[] => bodiesOf('/api/review/batches/');

const [one, two, three] = [listed(1), listed(2), listed(3)];
const use = { publicId: 'TWY-GDG-8J9', likeness: 'name-and-contact', pot: 'value', used: 409.8, limit: 430 };
const cigarettes = { ...use, pot: 'tobacco', used: 100, limit: 100 };

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(
  act: 'close' | 'validate',
  chosen: readonly ListedDeclaration[],
  queries: QueryClient = new QueryClient(),
): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <BatchDialog
          act={act}
          chosen={chosen}
          onDone={() => undefined}
          onRead={() => undefined}
          onCloseInstead={() => undefined}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each(['agent', 'supervisor'] as const)(
  'says before it closes some who may undo it, to who may not: %s',
  async (role) => {
    answer.mockImplementation(() => Response.json({ declarations: [] }));
    const queries = new QueryClient();
    queries.setQueryData<unknown>(ownAccountQuery.queryKey, { role });
    show('close', [one, two], queries);
    const said = plain((await screen.findByRole('dialog', { name: /^Clore 2/ })).textContent);
    const sentence = 'Seul un superviseur peut annuler une clôture.';
    expect(said.includes(sentence)).toBe(role === 'agent');
    cleanup();
    show('validate', [one], queries);
    expect(plain((await screen.findByRole('dialog')).textContent)).not.toContain('superviseur');
  },
);

it('sets apart those whose traveller used the allowance elsewhere, each by reference and name, with why, and closes the others', async () => {
  answer.mockImplementation((path) =>
    path.endsWith('/used-allowances/')
      ? Response.json({
          declarations: [{ id: two.id, uses: [use, { ...use, likeness: 'name' }, cigarettes] }],
        })
      : Response.json({ results: [one, three].map(({ id }) => ({ id, outcome: 'done' })) }),
  );
  show('close', [one, two, three]);
  const dialog = await screen.findByRole('dialog', { name: /^Clore 2.déclarations/ });
  expect(asked()).toEqual([{ declarations: [one.id, two.id, three.id] }]);
  expect(plain(dialog.textContent)).toContain('1 déclaration à ouvrir d’abord, franchise déjà utilisée :');
  const item = within(dialog).getByRole('listitem');
  expect(plain(item.textContent)).toBe(
    'K7Q-2MX-002 Dupont Élodie : La franchise a déjà servi le même jour : 409,80 € sur 430 € (TWY-GDG-8J9). ' +
      'La franchise a déjà servi le même jour : 409,80 € sur 430 € (TWY-GDG-8J9). ' +
      'Même nom, ni e-mail ni téléphone en commun : vérifiez que c’est la même personne. ' +
      'La franchise de tabac a déjà servi le même jour : 100 % (TWY-GDG-8J9).',
  );
  expect(within(item).getByRole('link').getAttribute('href')).toBe('/agent/declaration/K7Q-2MX-002');
  await userEvent.click(screen.getByRole('button', { name: /^Clore 2/ }));
  await screen.findByRole('dialog', { name: /^2.déclarations closes/ });
  expect(closed()).toEqual([
    { act: 'close', declarations: [one, three].map(({ id, version }) => ({ id, version })) },
  ]);
  // Still to be opened: it is said again with what was done.
  expect(plain(screen.getByRole('listitem').textContent)).toContain('K7Q-2MX-002');
});

it('closes nothing before it is known, says so, and takes the act that waits for nothing more', async () => {
  let come: (response: Response) => void = () => undefined;
  answer.mockImplementation(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  show('close', [one]);
  const close = screen.getByRole<HTMLButtonElement>('button', { name: /^Clore 1/ });
  expect(close.disabled).toBe(true);
  expect(plain(screen.getByRole('dialog').textContent)).toContain('recherche d’une franchise déjà utilisée…');
  await waitFor(() => expect(asked()).toHaveLength(1));
  come(Response.json({ declarations: [] }));
  await waitFor(() => expect(close.disabled).toBe(false));
  expect(plain(screen.getByRole('dialog').textContent)).not.toContain('recherche');
});

it('says what is not known where they could not be read, then lets close', async () => {
  answer.mockImplementation(() => Promise.reject(new TypeError('cut')));
  show('close', [one]);
  await screen.findByText(/n’ont pas pu être lues/u);
  expect(plain(screen.getByRole('dialog').textContent)).toContain(
    'Les autres déclarations de ces voyageurs n’ont pas pu être lues : leur franchise a peut-être déjà servi.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Clore 1/ }).disabled).toBe(false);
});

describe('a reading that comes once the act was sent without it', () => {
  /** The dialog once three were sent to be closed while the reading, which had failed, was tried again; it comes, and says that the second is to be opened. */
  async function sendThenRead(): Promise<(outcomes: readonly BatchResult['outcome'][]) => void> {
    let read: (response: Response) => void = () => undefined;
    let settle: (response: Response) => void = () => undefined;
    answer.mockImplementation((path) => {
      if (!path.endsWith('/used-allowances/')) {
        return new Promise((resolve) => {
          settle = resolve;
        });
      }
      if (asked().length === 1) return Promise.reject(new TypeError('cut'));
      return new Promise((resolve) => {
        read = resolve;
      });
    });
    show('close', all, new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 1 } } }));
    await screen.findByText(/n’ont pas pu être lues/u);
    await waitFor(() => expect(asked()).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: /^Clore 3/ }));
    await act(async () => {
      read(Response.json({ declarations: [{ id: two.id, uses: [use] }] }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    return (outcomes) =>
      settle(
        Response.json({
          results: all.flatMap(({ id }, index) =>
            closed().length > 1 && id !== two.id ? [] : [{ id, outcome: outcomes[index] }],
          ),
        }),
      );
  }
  const all = [one, two, three];

  it('changes nothing of what was sent, while it is written and once it is done', async () => {
    const settle = await sendThenRead();
    expect(screen.getByRole('dialog', { name: /^Clore 3.déclarations/ })).toBeTruthy();
    expect(plain(screen.getByRole('dialog').textContent)).not.toContain('à ouvrir d’abord');
    settle(['done', 'done', 'done']);
    const done = await screen.findByRole('dialog', { name: /^3.déclarations closes/ });
    expect(within(done).queryByRole('listitem')).toBeNull();
  });

  it('leaves what failed among what failed, and what is tried again', async () => {
    const settle = await sendThenRead();
    settle(['done', 'failed', 'done']);
    const done = await screen.findByRole('dialog', { name: /^2.déclarations closes/ });
    expect(plain(within(done).getByRole('listitem').textContent)).toBe(
      'K7Q-2MX-002 Dupont Élodie : pas de réponse certaine : réessayez',
    );
    await userEvent.click(within(done).getByRole('button', { name: 'Réessayer' }));
    const sent = (those: readonly ListedDeclaration[]) => ({
      act: 'close',
      declarations: those.map(({ id, version }) => ({ id, version })),
    });
    expect(closed()).toEqual([sent(all), sent([two])]);
    // What was done stays said to be done, whatever becomes of the other.
    settle(['failed', 'refused', 'failed']);
    await waitFor(() => expect(within(done).queryByRole('button', { name: 'Réessayer' })).toBeNull());
    expect(screen.getByRole('dialog', { name: /^2.déclarations closes/ })).toBeTruthy();
    expect(within(done).getAllByRole('listitem')).toHaveLength(1);
  });
});

it('leaves nothing to close where all of them are set apart', async () => {
  answer.mockImplementation(() => Response.json({ declarations: [{ id: one.id, uses: [use] }] }));
  show('close', [one]);
  await screen.findByRole('dialog', { name: /^Aucune déclaration à clore/ });
  expect(screen.queryByRole('button', { name: /^Clore/ })).toBeNull();
});

it('sets the same apart of what is validated, and leaves it out of the total', async () => {
  answer.mockImplementation((path) =>
    path.endsWith('/used-allowances/')
      ? Response.json({ declarations: [{ id: two.id, uses: [use] }] })
      : Response.json({ results: [{ id: one.id, outcome: 'done' }] }),
  );
  const [owed, other] = [one, two].map((declaration) => ({ ...declaration, total: 12 }));
  if (owed === undefined || other === undefined) throw new Error('two are chosen');
  show('validate', [owed, other]);
  const dialog = await screen.findByRole('dialog', { name: /^Valider 1.déclaration/ });
  expect(asked()).toEqual([{ declarations: [one.id, two.id] }]);
  expect(plain(dialog.textContent)).toContain('Total à encaisser ensuite : 12,00 €.');
  expect(plain(within(dialog).getByRole('listitem').textContent)).toBe(
    'K7Q-2MX-002 Dupont Élodie : La franchise a déjà servi le même jour : 409,80 € sur 430 € (TWY-GDG-8J9).',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Valider 1/ }));
  await screen.findByRole('dialog', { name: /^1.déclaration validée/ });
  expect(closed()).toEqual([{ act: 'validate', declarations: [{ id: one.id, version: one.version }] }]);
});

it('offers to close, of those with nothing to pay, the ones that can be alone', async () => {
  answer.mockImplementation(() => Response.json({ declarations: [{ id: three.id, uses: [use] }] }));
  show('validate', [{ ...one, total: 12 }, two, three]);
  const dialog = await screen.findByRole('dialog', { name: /^Valider 1.déclaration/ });
  await within(dialog).findByRole('button', { name: /^Rien à payer.: clore.1$/u });
  expect(asked()).toEqual([{ declarations: [one.id, two.id, three.id] }]);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    'K7Q-2MX-003 Dupont Élodie : La franchise a déjà servi le même jour : 409,80 € sur 430 € (TWY-GDG-8J9).',
    'K7Q-2MX-002 Dupont Élodie : rien à payer, à clore plutôt',
  ]);
});

it('looks again as it is sent, and sends nothing where a traveller has used the allowance meanwhile', async () => {
  const uses: unknown[] = [];
  answer.mockImplementation((path) =>
    path.endsWith('/used-allowances/')
      ? Response.json({ declarations: [...uses] })
      : Response.json({ results: [one, three].map(({ id }) => ({ id, outcome: 'done' })) }),
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    show('close', [one, two, three]);
    await screen.findByRole('dialog', { name: /^Clore 3.déclarations/ });
    await waitFor(() => expect(asked()).toHaveLength(1));
    uses.push({ id: two.id, uses: [use] });
    vi.setSystemTime(Date.now() + 8_000);
    await userEvent.click(screen.getByRole('button', { name: /^Clore 3/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Clore 2.déclarations/ });
    expect(plain(dialog.textContent)).toContain(
      'Rien n’est fait : un voyageur vient d’utiliser sa franchise',
    );
    expect(closed()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Clore 2/ }));
    await screen.findByRole('dialog', { name: /^2.déclarations closes/ });
    expect(asked()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

it('says how many of those that are decided have not arrived yet, whatever is left out', async () => {
  answer.mockImplementation(() => Response.json({ declarations: [] }));
  const today = dayInParis(new Date());
  const [early, later] = [one, two].map((row) => ({ ...row, total: 12, date: addDays(today, 1) }));
  if (early === undefined || later === undefined) throw new Error('two are chosen');
  const there = { ...three, total: 12, date: today };
  show('validate', [early, { ...later, totalIsMinimum: true }, there]);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(plain(screen.getByRole('dialog').textContent)).toContain(
    '1 déclaration d’un voyageur qui n’est pas encore arrivé.',
  );
  cleanup();
  show('validate', [there]);
  expect(plain(screen.getByRole('dialog').textContent)).not.toContain('arrivé');
});

it('asks nothing where nothing is to be validated or closed', () => {
  show('validate', [{ ...one, totalIsMinimum: true }]);
  show('close', [{ ...two, total: 12 }]);
  expect(asked()).toEqual([]);
});

describe('one whose correction is begun in this tab and not saved', () => {
  beforeEach(() => {
    answer.mockImplementation(() => Response.json({ declarations: [] }));
    saveDraft('correction', { ...emptyCorrection, lines: { a: { price: { text: '900' } } } }, two.id);
  });
  afterEach(() => sessionStorage.clear());
  const owing = [one, two].map((declaration) => ({ ...declaration, total: 100 }));

  it('is left to its sheet, which the list of what is left out leads to', async () => {
    show('validate', owing);
    const dialog = await screen.findByRole('dialog', { name: /^Valider 1.déclaration/ });
    const item = within(dialog).getByRole('listitem');
    expect(plain(item.textContent)).toBe(
      'K7Q-2MX-002 Dupont Élodie : à ouvrir, correction commencée et non enregistrée',
    );
    expect(within(item).getByRole('link').getAttribute('href')).toBe('/agent/declaration/K7Q-2MX-002');
  });

  it('is left out of what is closed too, and is not offered to be closed in the place of validated', async () => {
    show('close', [one, two]);
    await screen.findByRole('dialog', { name: /^Clore 1.déclaration/ });
    cleanup();
    show('validate', [two]);
    await screen.findByRole('dialog', { name: /^Aucune/ });
    expect(screen.queryByRole('button', { name: /clore 1/ })).toBeNull();
  });

  it('is decided with the others where it has no such line: nothing of it is corrected', async () => {
    const queries = new QueryClient();
    const sent = reviewedDeclaration({
      id: two.id,
      publicId: two.publicId,
      shoppingProducts: [{ customId: 'b', id: 'parfum', originalValue: 500, currency: 'EUR' }],
    });
    queries.setQueryData(declarationQuery(two.publicId).queryKey, sent);
    show('validate', owing, queries);
    expect(await screen.findByRole('dialog', { name: /^Valider 2.déclarations/ })).toBeTruthy();
  });
});
