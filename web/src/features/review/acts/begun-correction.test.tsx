import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from '../../../store';
import { takeWorkOver } from '../../../store/drafts/work-owner';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { type CorrectionDraft, emptyCorrection, isCorrectionDraft } from '../correction/correction-draft';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { button, cutNetwork, sausage, sent, show, takeDown } from '../testing/show-act-panel';

const { id, publicId } = reviewedDeclaration();
const begun: CorrectionDraft = {
  ...emptyCorrection,
  standard: 'invoice',
  lines: { a: { price: { text: '900' } } },
};
const notice = /Vous avez commencé une correction.*montant n’en tient pas compte/su;
const resume = 'Reprendre la correction';
const erase = 'Effacer cette correction';
const kept = () => readDraft('correction', isCorrectionDraft, id);

/** The nomenclature and the rates, read. */
function known(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(['reference', 'products'], products);
  queries.setQueryData(['reference', 'currencies'], currencies);
  return queries;
}

type Status = 'submitted' | 'validated' | 'paid';

function open(
  draft: CorrectionDraft | undefined,
  status: Status = 'submitted',
  lines = [assessedLine()],
): void {
  if (draft !== undefined) saveDraft('correction', draft, id);
  const totalIsMinimum = lines.some((line) => line.status === 'to-assess');
  show(lines, undefined, { totalIsMinimum }, status, { queries: known(), related: [] });
}
const dialog = () => within(screen.getByRole('dialog'));
const expectTold = (): void => {
  expect(dialog().getByText(notice)).toBeTruthy();
  expect(dialog().getByRole('link', { name: resume }).getAttribute('href')).toBe(
    `/agent/declaration/${publicId}/corriger`,
  );
};

/** What was brought into sight. */
const shown: (string | null)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  cutNetwork();
  shown.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    shown.push(this.textContent);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  takeDown();
});

describe('a correction that is begun and not saved', () => {
  it('is told before the acts, named by those that take the amount, with the way to it', () => {
    open(begun);
    const said = screen.getByText(notice);
    expect(screen.getByRole('link', { name: resume }).getAttribute('href')).toBe(
      `/agent/declaration/${publicId}/corriger`,
    );
    const act = button('Valider et encaisser');
    expect(said.compareDocumentPosition(act) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const name of ['Valider et encaisser', 'Valider']) {
      expect(button(name).getAttribute('aria-describedby')).toContain(said.id);
    }
  });

  it('is erased from there, and told no more', async () => {
    open(begun);
    await userEvent.click(button(erase));
    expect(screen.queryByText(notice)).toBeNull();
    expect(kept()).toBeUndefined();
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['Valider et encaisser', 'submitted', [assessedLine()]],
    ['Enregistrer le paiement', 'validated', [assessedLine()]],
    ['Refuser', 'submitted', [assessedLine()]],
    ['Autre issue', 'submitted', [assessedLine()]],
    ['Valider', 'submitted', [assessedLine(), sausage('forbidden')]],
    ['Valider', 'submitted', [assessedLine({ status: 'to-assess', total: 0 })]],
  ] as const)('is told by the dialog of « %s » (%s)', async (act, status, lines) => {
    open(begun, status, [...lines]);
    await userEvent.click(button(act));
    expectTold();
    // What is asked first has the focus of no dialog that shows it: it would be scrolled to.
    expect(document.activeElement).toBe(dialog().getByRole('heading', { level: 2 }));
    expect(shown.at(-1)).toContain('commencé une correction');
    await userEvent.click(dialog().getByRole('button', { name: erase }));
    expect(screen.queryByText(notice)).toBeNull();
    expect(document.activeElement?.closest('dialog')).toBeTruthy();
    expect([kept(), sent().length]).toEqual([undefined, 0]);
  });

  it.each([
    ['Valider', [assessedLine()], 'Valider sans la correction', 'validated'],
    [/^Clore/, [assessedLine({ status: 'relieved', total: 0 })], 'Clore sans la correction', 'paid'],
  ] as const)('asks of an act that asks nothing else: %s', async (act, lines, confirm, to) => {
    const draft = { ...begun, lines: { a: { price: { text: '900' } } } };
    saveDraft('correction', draft, id);
    show(lines, undefined, { total: to === 'paid' ? 0 : 42 }, 'submitted', { queries: known(), related: [] });
    await userEvent.click(button(act));
    expect(sent()).toHaveLength(0);
    expectTold();
    await userEvent.click(button(confirm));
    expect(sent()[0]?.[1]?.body).toContain(to);
    // Nothing of it is lost.
    expect(kept()).toEqual(draft);
  });

  it('closes what it alone asked once it is erased there', async () => {
    open(begun);
    await userEvent.click(button('Valider'));
    await userEvent.click(dialog().getByRole('button', { name: erase }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([kept(), sent().length]).toEqual([undefined, 0]);
  });

  it('is told before the nomenclature is there to tell what it changes', () => {
    saveDraft('correction', begun, id);
    show([assessedLine()], undefined, {}, 'submitted', { related: [] });
    expect(screen.getByText(notice)).toBeTruthy();
  });
});

it.each([
  ['to another product', { lines: { a: { productId: 'tapis' } } }],
  ['out of the nomenclature', { lines: { a: { productId: null } } }],
] as const)('an article that is only classified anew is a correction: %s', (_, touched) => {
  open({ ...emptyCorrection, ...touched });
  expect(screen.getByText(notice)).toBeTruthy();
});

it.each([
  ['nothing is typed', undefined],
  ['what was typed is what was declared', { ...begun, lines: { a: { price: { text: '500' } } } }],
  ['a reason alone is kept', { ...emptyCorrection, standard: 'invoice', reason: 'Facture' }],
  ['an article was begun, and nothing typed of it', { ...emptyCorrection, added: { n: {} } }],
  ['the declaration has that line no more', { ...begun, lines: { z: { price: { text: '900' } } } }],
] as const)('nothing is told where %s, and nothing more is asked', async (_, draft) => {
  open(draft);
  expect(screen.queryByText(notice)).toBeNull();
  await userEvent.click(button('Valider'));
  expect(sent()).toHaveLength(1);
});

it('is not taken up while a proposal waits, and may be erased', () => {
  saveDraft('correction', begun, id);
  const pendingCorrection = '2b0c6c8e-6f0e-4a53-9d7a-3f0a0a4f9b11';
  show([assessedLine()], undefined, {}, 'submitted', { declared: { pendingCorrection }, role: 'agent' });
  expect(screen.getByText(notice)).toBeTruthy();
  expect(screen.queryByRole('link', { name: resume })).toBeNull();
  expect(button(erase)).toBeTruthy();
});

it('is not told of what is settled, where nothing is corrected any more', () => {
  open(begun, 'paid');
  expect(screen.queryByText(notice)).toBeNull();
});

it('of a colleague is not told, and is there again for who began it', async () => {
  await takeWorkOver('a1');
  saveDraft('correction', begun, id);
  await takeWorkOver('a2');
  open(undefined);
  expect(screen.queryByText(notice)).toBeNull();
  takeDown();
  cutNetwork();
  await takeWorkOver('a1');
  open(undefined);
  expect(screen.getByText(notice)).toBeTruthy();
});
