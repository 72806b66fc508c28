import { addDays, dayInParis, type ListedDeclaration } from '@retour/contract';
import { unpaidOutcomes } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeAppState } from '../../../store';
import { columnsOf, Owed, RowState, usualColumns } from './list-columns';

afterEach(cleanup);

const declaration: ListedDeclaration = {
  id: '00000000-0000-4000-8000-000000000001',
  publicId: 'K7Q-2MX-001',
  status: 'refused',
  version: 2,
  authorType: 'user',
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  declarantLastName: 'Dupont',
  declarantFirstName: 'Élodie',
  meanOfTransport: 'plane',
  country: 'US',
  total: 12.5,
  totalIsMinimum: false,
  shoppingProducts: [],
  warnings: [{ code: 'meat', severity: 'forbidden' }],
};
const cellText = (changes: Partial<ListedDeclaration>): string => {
  const { container } = render(<Owed declaration={{ ...declaration, ...changes }} />);
  return container.textContent.replace(/\s/gu, ' ');
};

it.each([...unpaidOutcomes, 'cancelled'] as const)(
  'says of what is %s that nothing is collected, the amount that it is found by, and nothing of what was forbidden',
  (status) => {
    expect(cellText({ status })).toBe('Non encaisséCalculé : 12,50 €');
    expect(cellText({ status, totalIsMinimum: true })).toBe('Non encaisséCalculé : au moins 12,50 €');
    expect(cellText({ status, total: 0 })).toBe('Non encaissé');
  },
);

it('says of what is due its amount, then that it counts what is forbidden', () => {
  expect(cellText({ status: 'submitted' })).toMatch(/^12,50 €Article interdit compris$/u);
  // Where it adds nothing, the amount is that of the rest, in the words of the sheet.
  expect(cellText({ status: 'submitted', forbiddenAddsNothing: true })).toBe(
    '12,50 €Article interdit. À payer pour le reste',
  );
  expect(cellText({ status: 'submitted', total: 0 })).toMatch(/^À remettreArticle interdit$/u);
});

it.each([
  ['user', 'voyageur'],
  ['agent', 'un agent'],
] as const)('says who wrote it, once that is asked for: %s', (authorType, said) => {
  expect(usualColumns).not.toContain('author');
  const [, author] = columnsOf(['author']);
  expect(author?.label).toBe('Déclarée par');
  expect(render(author?.render({ ...declaration, authorType })).container.textContent).toBe(said);
});

it('says of a correction that one has proposed oneself that another agent is to decide of it', () => {
  changeAppState(({ users }) => ({ users: { ...users, user: { userId: 'a1' } as never } }));
  const said = (correctionBy?: string): string => {
    const row = { ...declaration, hasPendingCorrection: true, ...(correctionBy ? { correctionBy } : {}) };
    return render(<RowState declaration={row} />).container.textContent.replace(/\s/gu, ' ');
  };
  expect(said('a2')).toMatch(/correction à approuver$/u);
  expect(said()).toMatch(/correction à approuver$/u);
  expect(said('a1')).toMatch(/votre correction, à approuver par un autre agent$/u);
});

it('says for how long it has waited, and nothing of what waits no more', () => {
  const stateText = (waitingSince?: string): string => {
    const row = waitingSince === undefined ? declaration : { ...declaration, waitingSince };
    return render(<RowState declaration={row} />).container.textContent.replace(/\s/gu, ' ');
  };
  expect(stateText(new Date(Date.now() - 125 * 60_000).toISOString())).toMatch(/depuis 2 h 5 min$/u);
  expect(stateText()).not.toContain('depuis');
});

it.each([
  [0, 'depuis moins d’une minute'],
  [1, 'arrive demain'],
  [2, /^.*arrive le \d+(?:er)? \S+ \d{4}$/u],
] as const)('says of who is not there yet when they arrive: in %i days', (days, expected) => {
  const today = dayInParis(new Date());
  const waitingSince = new Date().toISOString();
  const row = { ...declaration, status: 'submitted', date: addDays(today, days), waitingSince } as const;
  const { container } = render(<RowState declaration={row} />);
  const text = container.textContent.replace(/\s/gu, ' ');
  if (typeof expected === 'string') expect(text.endsWith(expected)).toBe(true);
  else expect(text).toMatch(expected);
});

it.each([
  ...unpaidOutcomes.map((status) => [status, 'Aucun bureau'] as const),
  ['paid', 'Aucun bureau'],
  ['validated', 'Aucun bureau'],
  ['submitted', ''],
  ['draft', ''],
] as const)(
  'says that no office decided of what is %s, and nothing before anybody decided',
  (status, said) => {
    const [, office] = columnsOf(['office']);
    const { container } = render(
      <QueryClientProvider client={new QueryClient()}>
        {office?.render({ ...declaration, status })}
      </QueryClientProvider>,
    );
    expect(container.textContent).toBe(said);
  },
);
