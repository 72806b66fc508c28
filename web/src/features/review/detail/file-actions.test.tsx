import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { isAboutToLeave } from '../queries/is-about-to-leave';
import { mailsQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { FileActions } from './file-actions';

afterEach(cleanup);

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
