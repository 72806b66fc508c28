import type { Declaration, HistoryEntry } from '@retour/contract';
import { noBreakSpace } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { historyQuery, versionQuery } from '../queries/review-queries';
import { restrictedBasket, reviewedDeclaration } from '../testing/reviewed-declaration';
import { DeclaredLines } from './declared-lines';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(declaration: Declaration, sent?: Declaration, isPast = false, canCorrect = !isPast): void {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (sent !== undefined) {
    const made: HistoryEntry = {
      version: declaration.version,
      action: 'corrected',
      at: '2026-11-21T10:00:00.000Z',
      by: { type: 'agent' },
      from: 'submitted',
      to: 'submitted',
    };
    queries.setQueryData(historyQuery(declaration).queryKey, [made]);
    queries.setQueryData(versionQuery(declaration.id, declaration.version - 1).queryKey, sent);
  }
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <DeclaredLines declaration={declaration} canCorrect={canCorrect} isBusy={false} isPast={isPast} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const plain = (text: string | null): string =>
  (text ?? '').replaceAll(noBreakSpace, ' ').replaceAll('\u202F', ' ');
/** The rows of the articles, the figures of each. */
const rows = (): readonly HTMLElement[] =>
  screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null);
const figures = (row: HTMLElement | undefined): readonly string[] =>
  row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map((cell) => plain(cell.querySelector('span:last-child')?.textContent ?? null));

it('reads as a table: what is taxed first, each figure in its column', () => {
  const free = assessedLine({
    customId: 'f',
    customName: 'Livre',
    id: null,
    status: 'relieved',
    total: 0,
    customDuty: 0,
    vat: 0,
    value: 12,
  });
  const taxed = assessedLine({
    customId: 't',
    customName: 'Vase',
    id: null,
    originalValue: 600,
    currency: 'USD',
  });
  show(reviewedDeclaration({ assessment: assessedBasket([free, taxed]) }));
  const table = screen.getByRole('table', { name: /^2\sarticles$/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['Article', 'Code', 'Prix payé', 'Valeur', 'Droit de douane', 'TVA', 'Accise', 'À payer']);
  expect(rows().map((row) => plain(within(row).getByRole('rowheader').textContent))).toEqual([
    '2Vase',
    '1Livre',
  ]);
  expect(plain(rows()[0]?.textContent ?? null)).toMatch(
    /600 USD.*500,00 €.*12,50 €2,5 %.*102,50 €20 %.*0,00 €.*115,00 €/,
  );
  expect(figures(rows()[1])).toHaveLength(7);
});

it('heads what is carried, which nobody paid, as a sum', () => {
  const sum = assessedLine({
    customId: 's',
    customName: 'Espèces',
    id: null,
    originalValue: 12_000,
    currency: 'EUR',
    explanation: [{ code: 'cash-owes-nothing', text: 'Rien n’est dû.', legalBasis: null, figures: {} }],
  });
  show(reviewedDeclaration({ assessment: assessedBasket([sum]) }));
  const heads = (): readonly string[] =>
    screen.getAllByRole('columnheader').map(({ textContent }) => plain(textContent));
  expect(heads()).toContain('Somme');
  expect(plain(screen.getByRole('table').textContent)).not.toMatch(/Prix/u);
  cleanup();
  const vase = assessedLine({ customId: 't', customName: 'Vase', id: null, currency: 'EUR' });
  show(reviewedDeclaration({ assessment: assessedBasket([sum, vase]) }));
  expect(heads()).toContain('Prix ou somme');
  // Stacked, each line says its own.
  const stacked = rows().map((row) => plain(row.textContent));
  expect(stacked.find((row) => row.includes('Espèces'))).toMatch(/Somme12 000/u);
  expect(stacked.find((row) => row.includes('Vase'))).toMatch(/Prix payé/u);
});

it.each([
  ['submitted', 'À payer'],
  ['paid', 'Payé'],
  ['refused', 'Calculé'],
  ['cancelled', 'Calculé'],
  ['abandoned', 'Calculé'],
  ['re-exported', 'Calculé'],
  ['seized', 'Calculé'],
] as const)('says over the amounts of a declaration %s: %s', (status, words) => {
  show(reviewedDeclaration({ status }));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => plain(textContent));
  expect(heads.at(-1)).toBe(words);
  // Stacked, each figure says it itself.
  expect(plain(screen.getByRole('table').textContent)).toContain(`${words}115,00 €`);
});

it('writes what the articles that may stay come to alone, also once nothing can be done any more', () => {
  const ivory = assessedLine({
    customId: 'i',
    customName: 'Ivoire',
    id: null,
    total: 12,
    restriction: { code: 'ivory', severity: 'forbidden' },
  });
  const lamp = assessedLine({ customId: 'l', customName: 'Lampe', id: null, total: 40 });
  const alone = {
    ...lamp,
    status: 'relieved' as const,
    customDuty: 0,
    excise: 0,
    vat: 0,
    total: 0,
    explanation: [],
  };
  const basket = assessedBasket([ivory, lamp], { total: 52, totalIsMinimum: false });
  const { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat } = basket;
  const figuresOfRest = { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat };
  const declaration = reviewedDeclaration({
    status: 'submitted',
    assessment: {
      ...basket,
      withoutForbidden: { total: 0, totalIsMinimum: false, detail: { ...figuresOfRest, lines: [alone] } },
    },
  });
  show(declaration);
  const dues = () => rows().map((row) => [figures(row).at(3), figures(row).at(-1)]);
  expect(dues()).toEqual([
    ['—non calculé', 'À remettre'],
    ['0,00 €', '0,00 €'],
  ]);
  cleanup();
  show({ ...declaration, status: 'seized' });
  expect(dues()).toEqual([
    ['—non calculé', 'Interdit'],
    ['0,00 €', '0,00 €'],
  ]);
});

it('explains no tax of what may not enter, whatever became of it', () => {
  const vat = { code: 'vat', text: 'TVA de 20 %.', legalBasis: null, figures: {} };
  const ban = { code: 'restriction-forbidden', text: 'Interdit.', legalBasis: null, figures: {} };
  const ivory = assessedLine({
    customName: 'Ivoire',
    id: null,
    restriction: { code: 'ivory', severity: 'forbidden' },
    explanation: [ban, vat],
  });
  const rest = { total: 0, totalIsMinimum: false };
  const declaration = reviewedDeclaration({
    assessment: assessedBasket([ivory], { withoutForbidden: rest }),
  });
  const { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat } =
    declaration.assessment;
  const detail = { mode, allowances, quantityAllowances, totalCustomDuty, totalExcise, totalVat, lines: [] };
  const read = (status: Declaration['status'], isPast = false): readonly string[] => {
    cleanup();
    const assessment = { ...declaration.assessment, withoutForbidden: { ...rest, detail } };
    show({ ...declaration, status, assessment }, undefined, isPast);
    const closed = plain(screen.getByRole('table').textContent);
    fireEvent.click(screen.getByRole('button', { name: /^Pourquoi/ }));
    return [closed, plain(screen.getByRole('table', { name: /article/ }).textContent)];
  };
  const seen = [
    [read('submitted'), 'À remettre'],
    [read('validated'), 'À remettre'],
    [read('submitted', true), 'Interdit'],
    [read('refused'), 'Interdit'],
  ] as const;
  for (const [[closed = '', open = ''], words] of seen) {
    expect(closed).not.toContain('TVA de 20');
    expect(open).not.toMatch(/TVA de 20|115,00/u);
    expect(open).toContain(words);
  }
});

it.each(['seized', 'refused'] as const)(
  'gives no order of what may not enter once it is closed: %s',
  (status) => {
    show(reviewedDeclaration({ status, assessment: restrictedBasket('forbidden') }));
    fireEvent.click(screen.getByRole('button', { name: /^Pourquoi/ }));
    expect(plain(screen.getByRole('table', { name: /article/ }).textContent)).not.toMatch(/À remettre/u);
  },
);

it.each(['seized', 'refused'] as const)('says what nobody assessed of what is closed: %s', (status) => {
  const line = assessedLine({
    status: 'to-assess',
    total: 0,
    customDuty: 0,
    vat: 0,
    customName: 'Yourte',
    id: null,
  });
  show(reviewedDeclaration({ status, assessment: assessedBasket([line], { totalIsMinimum: true }) }));
  fireEvent.click(screen.getByRole('button', { name: /^Pourquoi/ }));
  expect(plain(screen.getByRole('table', { name: /article/ }).textContent)).not.toContain('À évaluer');
  expect(screen.getAllByText('Non évalué')).toHaveLength(2);
});

it('says of what was handed over nothing else, beside what it was before', () => {
  const sent = reviewedDeclaration();
  const handedOver = assessedLine({ status: 'handed-over', total: 0, customDuty: 0, vat: 0 });
  show(reviewedDeclaration({ version: 3, assessment: assessedBasket([handedOver]) }), sent);
  expect(screen.getByText('remis à la douane')).toBeTruthy();
  expect(screen.queryByText('corrigé')).toBeNull();
  const [was] = screen.getAllByRole('deletion');
  expect(plain(was?.textContent ?? null)).toMatch(/^avant la remise : /u);
});

it('calls to nothing in a version that a correction took the place of', () => {
  const asks = /Faites|corrigez l’article|faites faire/u;
  const toAssess = { status: 'to-assess', total: 0, customDuty: 0, vat: 0 } as const;
  const explanation = [{ code: 'to-assess', text: 'À évaluer.', legalBasis: null, figures: {} }] as const;
  const line = assessedLine({ ...toAssess, customName: 'Yourte', id: null, explanation: [...explanation] });
  const declaration = reviewedDeclaration({ assessment: assessedBasket([line], { totalIsMinimum: true }) });
  show(declaration);
  expect(plain(screen.getByRole('table').textContent)).toMatch(asks);
  cleanup();
  show(declaration, undefined, true);
  const table = screen.getByRole('table');
  expect(plain(table.textContent)).not.toMatch(asks);
  expect(plain(table.textContent)).toContain('Rien n’est calculé pour cet article.');
  expect(plain(screen.getAllByRole('columnheader').at(-1)?.textContent ?? null)).toBe('Calculé');
});

it('gives each line of several its number as a key, and none to a line alone', () => {
  const keys = (): readonly (string | null)[] =>
    screen.getAllByRole('link', { name: /^Corriger/ }).map((link) => link.getAttribute('data-shortcut'));
  const free = assessedLine({ customId: 'f', status: 'relieved', total: 0, customDuty: 0, vat: 0 });
  show(reviewedDeclaration({ assessment: assessedBasket([free, assessedLine({ customId: 't' })]) }));
  expect(keys()).toEqual(['2', '1']);
  expect(rows().map((row) => row.textContent?.[0])).toEqual(['2', '1']);
  cleanup();
  show(reviewedDeclaration());
  expect(keys()).toEqual([null]);
});

it('keeps the order and the numbers once it is paid, when they are keys of nothing', () => {
  const articles = ['Livre', 'Vase'].map((name) =>
    assessedLine({ customId: name, customName: name, id: null }),
  );
  const [book, vase] = articles;
  if (book === undefined || vase === undefined) throw new Error('two lines');
  const assessment = assessedBasket([{ ...book, status: 'relieved', total: 0, customDuty: 0, vat: 0 }, vase]);
  const read = (status: Declaration['status']): readonly (string | undefined)[] => {
    cleanup();
    show(reviewedDeclaration({ status, assessment }), undefined, false, status === 'submitted');
    return rows().map((row) => plain(within(row).getByRole('rowheader').textContent));
  };
  expect(read('submitted')).toEqual(['2Vase', '1Livre']);
  expect(read('paid')).toEqual(['2Vase', '1Livre']);
  expect(screen.queryByRole('link', { name: /^Corriger/ })).toBeNull();
});

it('keeps the number of each line, whatever is handed over, taken off or added', () => {
  const lines = ['a', 'b', 'c'].map((customId) => assessedLine({ customId, customName: customId, id: null }));
  const numbers = (): object =>
    Object.fromEntries(
      screen
        .getAllByRole('link', { name: /^Corriger/ })
        .map((link) => [link.getAttribute('href')?.at(-1), link.getAttribute('data-shortcut')]),
    );
  const sent = reviewedDeclaration({ assessment: assessedBasket(lines) });
  show(sent);
  expect(numbers()).toEqual({ a: '1', b: '2', c: '3' });
  cleanup();
  const [, b, c] = lines;
  if (b === undefined || c === undefined) throw new Error('three lines');
  const handedOver = { ...b, status: 'handed-over', total: 0 } as const;
  const added = assessedLine({ customId: 'd', customName: 'd', id: null });
  show(reviewedDeclaration({ version: 3, assessment: assessedBasket([handedOver, c, added]) }), sent);
  expect(numbers()).toEqual({ b: '2', c: '3', d: '4' });
});

it('marks what was corrected, beside what it was, and what came and went', () => {
  const sent = reviewedDeclaration({
    assessment: assessedBasket([
      assessedLine(),
      assessedLine({ customId: 'gone', customName: 'Tapis', id: null }),
    ]),
  });
  const corrected = assessedLine({
    originalValue: 620,
    value: 620,
    vat: 127.1,
    customDuty: 15.5,
    total: 142.6,
  });
  const added = assessedLine({ customId: 'new', customName: 'Montre', id: null });
  show(reviewedDeclaration({ version: 3, assessment: assessedBasket([corrected, added]) }), sent);
  const [first, second, third] = rows();
  expect(
    within(first as HTMLElement)
      .getAllByRole('deletion')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual([
    'déclaré : 500,00 €',
    'déclaré : 500,00 €',
    'déclaré : 12,50 €',
    'déclaré : 102,50 €',
    'déclaré : 115,00 €',
  ]);
  expect(plain(first?.textContent ?? null)).toContain('142,60 €');
  expect(plain(second?.textContent ?? null)).toContain('Montre');
  expect(within(third as HTMLElement).getByRole('rowheader').textContent).toBe('Tapis');
  for (const mark of ['corrigé', 'ajouté au contrôle', 'retiré au contrôle']) {
    expect(screen.getByText(mark)).toBeTruthy();
  }
  expect(screen.getByRole('heading', { name: /^2\sarticles$/ })).toBeTruthy();
  // What is gone is not corrected any more.
  expect(screen.getAllByRole('link', { name: /^Corriger/ })).toHaveLength(2);
});

it('says that what is to be assessed is not computed, without an amount of nothing', () => {
  const line = assessedLine({
    status: 'to-assess',
    total: 0,
    customDuty: 0,
    vat: 0,
    customName: 'Yourte',
    id: null,
  });
  show(reviewedDeclaration({ assessment: assessedBasket([line], { totalIsMinimum: true }) }));
  expect(screen.getAllByText('non calculé')).toHaveLength(3);
  expect(screen.queryByText(/^0,00/)).toBeNull();
  expect(screen.getAllByText('À évaluer').length).toBeGreaterThan(0);
});

it('says of money that it owes no tax, though it is to be presented', () => {
  const sum = assessedLine({
    status: 'unlimited',
    customName: 'Argent liquide',
    id: null,
    total: 0,
    customDuty: 0,
    vat: 0,
    restriction: { code: 'cash', severity: 'regulated' },
    explanation: [{ code: 'cash-owes-nothing', text: 'Rien n’est dû.', legalBasis: null, figures: {} }],
  });
  show(reviewedDeclaration({ assessment: assessedBasket([sum]) }));
  expect(screen.queryByText('non calculé')).toBeNull();
  expect(figures(rows()[0]).slice(-4)).toEqual(['0,00 €', '0,00 €', '0,00 €', 'À présenter']);
});

it('says under an article that its duty may be lower, without being asked why', () => {
  const because = (code: string, text: string, figures = {}) => ({ code, text, legalBasis: null, figures });
  const explanation = [
    because('allowance', 'Franchise dépassée.'),
    because('duty-cap-to-confirm', 'Un maximum.', { specificDuty: 'max 2.8 EUR/m2' }),
  ];
  show(reviewedDeclaration({ assessment: assessedBasket([assessedLine({ explanation })]) }));
  const words = plain(screen.getByRole('table').textContent).replaceAll('\u2060', '');
  expect(words).toContain('Franchise dépassée.');
  expect(words).toMatch(/sans son plafond de 2,80 € par m² : il peut être plus bas\. Relevez la surface/u);
});
