import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { isAboutToLeave } from '../queries/is-about-to-leave';
import { mailsQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { FileActions } from './file-actions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const free = assessedBasket([]);
const sentAt = '2026-11-21T09:05:00.000Z';

it.each([
  ['what waits', {}, ['Résumé en PDF', 'Imprimer'], ''],
  [
    'what is paid',
    { status: 'paid' },
    ['Reçu en PDF', 'Imprimer', 'Envoyer de nouveau le reçu'],
    'Reçu envoyé à',
  ],
  [
    'what is closed with nothing to pay',
    { status: 'paid', assessment: free },
    ['Document en PDF', 'Imprimer', 'Envoyer de nouveau le document'],
    'Document envoyé à',
  ],
] as const)('names the file of %s for what it is', (_, changes, names, sent) => {
  const declaration = reviewedDeclaration({ declarantEmail: 'a@exemple.fr', ...changes });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(mailsQuery(declaration.id).queryKey, [
    { kind: 'receipt', to: 'a…@exemple.fr', askedAt: sentAt, sentAt },
  ]);
  render(
    <QueryClientProvider client={client}>
      <FileActions declaration={declaration} />
    </QueryClientProvider>,
  );
  const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');
  expect(screen.getAllByRole('button').map(({ textContent }) => plain(textContent))).toEqual(names);
  expect(plain(screen.queryByRole('status')?.textContent ?? '')).toContain(sent);
});

it.each([
  [{ sentAt }, 'Reçu envoyé à a…@exemple.fr', false],
  [{}, 'Le reçu va partir à a…@exemple.fr.', true],
  [{ isDropped: true }, 'Le reçu n’a pas été envoyé à a…@exemple.fr', false],
  [{ isGivenUp: true }, 'Le reçu n’a pas pu être envoyé à a…@exemple.fr', false],
  [{ isHeld: true }, 'peut-être est-il déjà arrivé à a…@exemple.fr', false],
] as const)(
  'says what became of the mail, and waits for the word only while it is about to leave: %j',
  (fate, said, isSoon) => {
    const declaration = reviewedDeclaration({ declarantEmail: 'a@exemple.fr', status: 'paid' });
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const mails = [{ kind: 'receipt', to: 'a…@exemple.fr', askedAt: sentAt, ...fate }] as const;
    client.setQueryData(mailsQuery(declaration.id).queryKey, mails);
    render(
      <QueryClientProvider client={client}>
        <FileActions declaration={declaration} />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('status').textContent.replace(/\s/gu, ' ').replaceAll('\u2060', '')).toContain(
      said,
    );
    expect(mails.some(isAboutToLeave)).toBe(isSoon);
  },
);

it.each([
  [
    'not known, after a lost answer',
    () => Promise.reject(new TypeError('cut')),
    /^Le service n’a pas répondu/u,
  ],
  [
    'not known, after an answer that nobody made',
    async () => Response.json({}),
    /^Le service n’a pas répondu/u,
  ],
  [
    'refused in the service’s own words',
    async () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Non',
          status: 429,
          detail: 'Il vient de partir.',
          code: 'receipt-just-sent',
        },
        { status: 429, headers: { 'content-type': 'application/problem+json' } },
      ),
    /^Il vient de partir\.$/u,
  ],
  [
    'not sent, where the service says that it failed',
    async () =>
      Response.json(
        { type: 'about:blank', title: 'Non', status: 503, detail: 'Non.', code: 'overloaded' },
        { status: 503, headers: { 'content-type': 'application/problem+json' } },
      ),
    /n’a pas pu être envoyé/u,
  ],
] as const)('a receipt asked for again is %s', async (_, answer, said) => {
  const declaration = reviewedDeclaration({ declarantEmail: 'a@exemple.fr', status: 'paid' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(mailsQuery(declaration.id).queryKey, []);
  vi.stubGlobal('fetch', (_address: string, { method }: RequestInit = {}) =>
    method === 'POST' ? answer() : Response.json({ mails: [] }),
  );
  render(
    <QueryClientProvider client={client}>
      <FileActions declaration={declaration} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer le reçu' }));
  expect((await screen.findByRole('alert')).textContent?.replace(/\s/gu, ' ')).toMatch(said);
});

it('gives no file of another version than the one that is shown', () => {
  const declaration = reviewedDeclaration({ declarantEmail: 'a@exemple.fr', status: 'paid' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FileActions declaration={declaration} isOutdated />
    </QueryClientProvider>,
  );
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ disabled, ariaDisabled }) => disabled || ariaDisabled === 'true')).toEqual([
    true,
    true,
    true,
  ]);
});
