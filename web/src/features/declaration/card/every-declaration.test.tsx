import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialAppState, type SentDeclaration, saveSentDeclaration, useAppStore } from '../../../store';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { ConfirmationPage } from '../confirmation/confirmation-page';
import { answerJson, servedDeclaration } from '../confirmation/testing/served-declaration';
import { DeclarationCard } from '../declaration-card';

const family = [
  ['Chloé Łukasz', 'K7Q-2MX-9TD'],
  ['Noé Łukasz', 'A2B-3CD-4EF'],
  ['Zoé Łukasz', 'G5H-6JK-7LM'],
] as const;

function sentBy(declarant: string, publicId: string, index: number): SentDeclaration {
  return {
    id: `0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6${index}`,
    claimToken: 'a'.repeat(43),
    publicId,
    declarant,
    status: 'submitted',
    version: 2,
    submittedAt: `2026-11-21T08:0${index}:00.000Z`,
    updatedAt: '2026-11-21T08:10:00.000Z',
    code: null,
    meanOfTransport: 'plane',
    hasEmail: false,
    shownTotal: 0,
    assessment: assessedBasket([]),
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  useAppStore.setState(initialAppState, true);
  for (const [index, [name, publicId]] of family.entries()) {
    saveSentDeclaration(sentBy(name, publicId, index));
  }
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(page: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each([
  ['the home page', 'Vos déclarations envoyées', <DeclarationCard key="home" />],
  ['the confirmation', 'Les déclarations de cet appareil', <ConfirmationPage key="confirmation" />],
] as const)('%s lists every declaration of this phone by name and reference', (_page, title, page) => {
  show(page);
  const list = screen.getByRole('region', { name: title });
  expect(within(list).getAllByRole('listitem')).toHaveLength(family.length);
  for (const [name, publicId] of family) {
    expect(list.textContent).toContain(name);
    expect(list.textContent).toContain(publicId);
  }
});

it('the home page asks to show them as long as one is to be settled', () => {
  const toShow = 'Chaque voyageur montre la sienne à la douane.';
  const text = () => document.body.textContent.replace(/\s/gu, ' ');
  const end = (statuses: readonly SentDeclaration['status'][]) => {
    for (const [index, [name, publicId]] of family.entries()) {
      saveSentDeclaration({ ...sentBy(name, publicId, index), status: statuses[index] ?? 'submitted' });
    }
    show(<DeclarationCard />);
  };
  end(['submitted', 'validated', 'cancelled']);
  expect(text()).toContain(toShow);
  cleanup();
  end(['paid', 'refused', 'cancelled']);
  expect(text()).not.toContain(toShow);
  expect(text()).toContain('Vos déclarations envoyées');
  cleanup();
  end(['cancelled', 'cancelled', 'cancelled']);
  expect(text()).toContain('Déclarations annuléesElles ne valent plus rien. Vos achats restent à déclarer.');
});

it.each([
  [
    ['Zoé Łukasz', 'Zoé Łukasz', 'Zoé Łukasz'],
    ['submitted', 'submitted', 'paid'],
    'Montrez K7Q-2MX-9TD et A2B-3CD-4EF à la douane.',
  ],
  [
    ['Zoé Łukasz', 'Zoé Łukasz', 'Noé Łukasz'],
    ['cancelled', 'submitted', 'cancelled'],
    'Montrez A2B-3CD-4EF à la douane.',
  ],
  [
    ['Zoé Łukasz', 'Zoé Łukasz', 'Noé Łukasz'],
    ['submitted', 'submitted', 'submitted'],
    'Montrez K7Q-2MX-9TD, A2B-3CD-4EF et G5H-6JK-7LM à la douane.',
  ],
] as const)(
  'the home page tells one person of several declarations which to show: %s, %s',
  (names, statuses, said) => {
    for (const [index, [, publicId]] of family.entries()) {
      saveSentDeclaration({
        ...sentBy(names[index] ?? '', publicId, index),
        status: statuses[index] ?? 'paid',
      });
    }
    show(<DeclarationCard />);
    expect(document.body.textContent.replaceAll('\u2060', '').replace(/\s/gu, ' ')).toContain(said);
  },
);

it('the confirmation asks where each of them stands, but of one that is over, and dates what is known of it', async () => {
  const [chloe, noe, zoe] = family.map(([name, publicId], index) => sentBy(name, publicId, index));
  if (chloe === undefined || noe === undefined || zoe === undefined) throw new Error('no family');
  saveSentDeclaration({ ...noe, status: 'cancelled' });
  saveSentDeclaration({ ...chloe, status: 'paid', updatedAt: '2026-11-21T09:02:00.000Z' });
  saveSentDeclaration(zoe);
  const unnamed = { declarantLastName: '', declarantFirstName: '' };
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const of = [chloe, noe, zoe].find(({ id }) => url.includes(id));
    return new Promise<Response>((resolve) => {
      if (of === undefined) return;
      asked.push(of.publicId);
      const status = of === chloe ? 'validated' : of.status;
      answers.push(() => resolve(answerJson(servedDeclaration(of, { status, ...unnamed }))));
    });
  });
  show(<ConfirmationPage />);
  const listed = (name: RegExp) =>
    within(screen.getByRole('region', { name: 'Les déclarations de cet appareil' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s/gu, ' '))
      .find((words) => name.test(words));
  await waitFor(() => expect(listed(/Chloé/)).toMatch(/État du 21 novembre 2026 à 10 h 02.*close/));
  expect(asked.toSorted()).toEqual([zoe.publicId, chloe.publicId].toSorted());
  for (const answer of answers) answer();
  await waitFor(() => expect(listed(/Chloé/)).toMatch(/État du 21 novembre 2026 à 11 h 00.*validée/));
});

it('the confirmation says which one it shows, and shows another at a press', async () => {
  show(<ConfirmationPage />);
  const list = () => screen.getByRole('region', { name: 'Les déclarations de cet appareil' });
  expect(within(list()).getByText('(celle-ci)').closest('li')?.textContent).toContain('Zoé Łukasz');
  await userEvent.click(within(list()).getByRole('button', { name: /Noé/u }));
  expect(within(list()).getByText('(celle-ci)').closest('li')?.textContent).toContain('Noé Łukasz');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(within(list()).getAllByRole('listitem')).toHaveLength(family.length);
});

it.each([
  ['submitted', 'Voir la référence et le code QR'],
  ['cancelled', 'Voir la déclaration'],
] as const)('the home page promises a code of one that may be shown alone: %s', async (status, action) => {
  useAppStore.setState(initialAppState, true);
  saveSentDeclaration({ ...sentBy('Chloé Łukasz', 'K7Q-2MX-9TD', 0), status, code: 'https://exemple.fr/x' });
  show(<DeclarationCard />);
  expect(await screen.findByRole('link', { name: action })).toBeTruthy();
});
