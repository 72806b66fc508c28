import type { AnswerLine, Correction, Declaration, SimulationAnswer } from '@retour/contract';
import { assessBeforePayment } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { ActPanel } from './act-panel';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Severity = NonNullable<AnswerLine['restriction']>['severity'];

const sausage = (severity: Severity, changes: Partial<AnswerLine> = {}) =>
  assessedLine({
    customId: 's',
    id: null,
    customName: 'Saucisson',
    status: 'relieved',
    total: 0,
    restriction: { code: 'meat', severity },
    ...changes,
  });
const warning = (severity: Severity): SimulationAnswer['warnings'][number] => ({
  code: 'meat',
  message: 'Viande',
  legalBasis: null,
  severity,
  customIds: ['s'],
});

function show(
  lines: readonly AnswerLine[],
  severity?: Severity,
  changes: Partial<SimulationAnswer> = {},
  status: Declaration['status'] = 'validated',
): void {
  const warnings = severity === undefined ? [] : [warning(severity)];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ActPanel
          declaration={reviewedDeclaration({
            status,
            assessment: assessedBasket(lines, { warnings, ...changes }),
          })}
          available={{
            transitions: ['validated', 'paid', 'refused'],
            otherOutcomes: ['abandoned', 're-exported', 'seized'],
            canReopen: status === 'refused',
            canCorrect: true,
          }}
          agentId="a1"
          isOutdated={false}
          onDone={vi.fn()}
          onBusy={vi.fn()}
          onReload={vi.fn()}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** The corrections that were asked for. */
const corrected = (): readonly Correction[] =>
  fetchMock.mock.calls
    .filter(([address]) => String(address).endsWith('/correction/'))
    .map(([, request]) => JSON.parse(String(request?.body)));
/** The changes of status that were asked for. */
const sent = () => fetchMock.mock.calls.filter(([, request]) => request?.method === 'PATCH');

describe('closing a declaration with nothing to pay', () => {
  it('is one press when nothing else is to be said', async () => {
    show([assessedLine({ status: 'relieved', total: 0 })]);
    await userEvent.click(button(/^Clore\s: rien à payer$/));
    expect(sent()).toHaveLength(1);
  });

  it('is never said so of a forbidden article: the agent vouches that it was handed over', async () => {
    show([sausage('forbidden')], 'forbidden');
    await userEvent.click(button(/^Clore\s: article interdit remis$/));
    expect(sent()).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/À remettre au service\s: Saucisson/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Article remis, clore' }));
    expect(sent()).toHaveLength(1);
  });

  it('says the documents of what is regulated, and the check above an indicative level', () => {
    show([sausage('regulated')], 'regulated');
    expect(button(/^Clore\s: documents vérifiés$/)).toBeTruthy();
    cleanup();
    show([assessedLine({ status: 'indicative-exceeded', total: 0 })]);
    expect(button(/^Clore après contrôle$/)).toBeTruthy();
  });

  it('is asked twice once what may not enter was handed over, by name', async () => {
    show([sausage('forbidden', { status: 'handed-over', restriction: undefined })]);
    await userEvent.click(button(/^Clore\s: interdit remis$/));
    expect(sent()).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Déjà remis au service\s: Saucisson/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clore la déclaration' }));
    expect(sent()).toHaveLength(1);
  });

  it('is no payment of what counts an article that is not handed over: the amount is computed again', async () => {
    show([assessedLine(), sausage('forbidden')], 'forbidden', {
      withoutForbidden: { total: 0, totalIsMinimum: false },
    });
    await userEvent.click(button('Enregistrer le paiement'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Une fois l’interdit remis\s: 0,00\s€ à encaisser\./)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /^Remis\s: recalculer$/ }));
    expect(sent()).toHaveLength(0);
    expect(corrected()).toEqual([
      expect.objectContaining({ corrections: [{ customId: 's', handedOver: true }] }),
    ]);
  });
});

describe('validating a declaration with forbidden goods', () => {
  const ask = async (...names: readonly string[]) => {
    const forbidden = names.map((customName) => sausage('forbidden', { customId: customName, customName }));
    show([assessedLine(), ...forbidden], 'forbidden', {}, 'submitted');
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(0);
    return within(screen.getByRole('dialog'));
  };

  it('asks whether they were handed over, by name, with the focus on the question', async () => {
    const dialog = await ask('Saucisson');
    const title = dialog.getByRole('heading', { name: /^L’article interdit est.+remis au service\s\?$/ });
    expect(document.activeElement).toBe(title);
    expect(dialog.getByText(/À remettre au service\s: Saucisson\./)).toBeTruthy();
    fetchMock.mockImplementation((address) =>
      String(address).endsWith('/correction/')
        ? Promise.resolve(Response.json(reviewedDeclaration({ version: 3 })))
        : new Promise(() => undefined),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Remis\s: valider$/ }));
    await waitFor(() => expect(sent()[0]?.[1]?.body).toContain('validated'));
    expect(new Headers(sent()[0]?.[1]?.headers).get('if-match')).toBe('"3"');
    const [correction] = corrected();
    expect(correction?.corrections).toEqual([{ customId: 'Saucisson', handedOver: true }]);
    expect(correction?.reason.replaceAll('\u00A0', ' ')).toBe(
      'Article interdit remis à la douane : Saucisson.',
    );
  });

  it('records what was handed over where nothing is owed too', async () => {
    show([sausage('forbidden')], 'forbidden', {}, 'submitted');
    await userEvent.click(button('Valider'));
    await userEvent.click(screen.getByRole('button', { name: /^Remis\s: valider$/ }));
    expect(corrected()).toEqual([
      expect.objectContaining({ corrections: [expect.objectContaining({ handedOver: true })] }),
    ]);
    expect(sent()).toHaveLength(0);
  });

  it('names them all', async () => {
    const dialog = await ask('Saucisson', 'Ivoire');
    expect(dialog.getByRole('heading', { name: /^Les articles interdits sont.+remis/ })).toBeTruthy();
    expect(dialog.getByText(/Saucisson, Ivoire/)).toBeTruthy();
  });

  it('leads to the refusal, its reason chosen, when they were not', async () => {
    const dialog = await ask('Saucisson');
    await userEvent.click(dialog.getByRole('button', { name: /^Pas remis\s: refuser$/ }));
    expect(sent()).toHaveLength(0);
    const refusal = within(screen.getByRole('dialog'));
    const reason = refusal.getByRole<HTMLInputElement>('radio', {
      name: 'Marchandise interdite, non remise au service',
    });
    expect(reason.checked).toBe(true);
    await userEvent.click(refusal.getByRole('button', { name: 'Refuser la déclaration' }));
    expect(sent()[0]?.[1]?.body).toContain('Marchandise interdite, non remise au service.');
  });
});

describe('an amount that is still to be assessed', () => {
  it('is corrected where it stands: the article opens', () => {
    show([assessedLine(), assessedLine({ customId: 'b', status: 'to-assess', total: 0 })], undefined, {
      totalIsMinimum: true,
    });
    expect(screen.getByRole('link', { name: 'Corriger' }).getAttribute('href')).toBe(
      '/agent/declaration/K7Q-2MX-9TD/corriger?article=b',
    );
  });

  it('is never settled: the closed act says why, and the correction is open', () => {
    show([assessedLine({ status: 'to-assess', total: 0 })], undefined, { totalIsMinimum: true });
    const pay = button('Enregistrer le paiement');
    expect(pay.disabled).toBe(true);
    const why = document.getElementById(pay.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe(assessBeforePayment);
    expect(button('Refuser').disabled).toBe(false);
    expect(screen.getByRole('link', { name: 'Corriger' })).toBeTruthy();
  });
});

describe('validating a declaration whose amount is a minimum', () => {
  const toAssess = assessedLine({ customId: 'b', status: 'to-assess', total: 0 });
  const minimum = { totalIsMinimum: true };

  it('says that the amount is not final, and to correct first, before anything is written', async () => {
    show([assessedLine(), toAssess], undefined, minimum, 'submitted');
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog', { name: /^Valider sans montant définitif/ }));
    expect(dialog.getByText(/le montant n’est pas définitif\. Corrigez d’abord cet article/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Corriger d’abord' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Valider quand même' }));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [true, undefined],
    [true, { total: 0, totalIsMinimum: true }],
    [false, { total: 0, totalIsMinimum: false }],
  ])(
    'says it of what is handed over too, unless the rest becomes known: %s',
    async (isRepeated, withoutForbidden) => {
      show([toAssess, sausage('forbidden')], 'forbidden', { ...minimum, withoutForbidden }, 'submitted');
      await userEvent.click(button('Valider'));
      const { textContent } = screen.getByRole('dialog');
      expect(textContent?.includes('le montant n’est pas définitif')).toBe(isRepeated);
    },
  );
});

describe('a doubt that nobody has settled', () => {
  it('is settled before anything is accepted: the refusal alone stays open', () => {
    show([sausage('doubtful')], 'doubtful');
    expect(screen.getByText(/À vérifier avant de décider\s: Saucisson/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Répondre à la question' }).getAttribute('href')).toBe(
      '/agent/declaration/K7Q-2MX-9TD/corriger?article=s',
    );
    expect(button('Valider').disabled).toBe(true);
    expect(button(/^Clore/).disabled).toBe(true);
    expect(button('Refuser').disabled).toBe(false);
  });

  it('counts beside a forbidden article too', () => {
    show([sausage('forbidden', { customId: 'f' }), sausage('doubtful')], 'doubtful');
    expect(button('Valider').disabled).toBe(true);
  });
});

describe('what has to be corrected before anything is decided', () => {
  it.each([
    ['an amount', [assessedLine({ status: 'to-assess', total: 0 })], undefined, /^Corriger$/],
    ['a name', [sausage('doubtful')], 'doubtful', /^Répondre à la question$/],
  ] as const)(
    'comes first, before the acts that wait for it and what says so: %s',
    (_, lines, severity, name) => {
      show(lines, severity, severity === undefined ? { totalIsMinimum: true } : {});
      const first = screen.getByRole('link', { name });
      const [act] = screen.getAllByRole('button');
      const why = screen.getByText(
        severity === undefined ? assessBeforePayment : /À vérifier avant de décider/,
      );
      expect(first.compareDocumentPosition(act as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(act?.compareDocumentPosition(why) ?? 0).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );
});

it('a declaration that waits for something is passed: the next one is asked for after it', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Passer à la suivante'));
  const asked = fetchMock.mock.calls.find(([, request]) => request?.method === 'POST');
  expect(asked?.[1]?.body).toBe(JSON.stringify({ after: reviewedDeclaration().id }));
});

it('an act that lasts is said, and no other one begins before its answer', async () => {
  show([assessedLine()]);
  await userEvent.click(button('Valider'));
  expect(button('Valider').getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button('Valider'));
  await userEvent.click(button('Refuser'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Enregistrement en cours…')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('an act whose answer is lost is said to be uncertain, and asked again as it was', async () => {
  show([assessedLine()]);
  fetchMock.mockRejectedValueOnce(new TypeError('cut'));
  await userEvent.click(button('Valider'));
  expect(await screen.findByText('Enregistrement incertain')).toBeTruthy();
  expect(button('Valider').getAttribute('aria-busy')).toBeNull();
  await userEvent.click(button('Réessayer'));
  const [first, again] = sent();
  expect(again?.[1]?.body).toBe(first?.[1]?.body);
  expect(again?.[1]?.headers).toEqual(first?.[1]?.headers);
});

it('a chosen means of payment is recorded by Enter', async () => {
  show([assessedLine()]);
  await userEvent.click(button(/Enregistrer le paiement/));
  const card = screen.getByRole('radio', { name: /Carte bancaire/ });
  await userEvent.click(card);
  const form = card.closest('form');
  expect(form).not.toBeNull();
  form?.requestSubmit();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.[1]?.body).toContain('card');
});

it('opens neither a correction nor the next declaration while an act is being written', async () => {
  show([assessedLine()], undefined, {}, 'submitted');
  expect(screen.getByRole('link', { name: 'Corriger' })).toBeTruthy();
  await userEvent.click(button('Valider'));
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Corriger' })).toBeNull();
  expect([button('Corriger').disabled, button('Passer à la suivante').disabled]).toEqual([true, true]);
});

describe('a control that ends without a payment', () => {
  const open = async (): Promise<ReturnType<typeof within>> => {
    show([assessedLine()]);
    await userEvent.click(button('Autre issue'));
    return within(screen.getByRole('dialog', { name: /Comment se termine ce contrôle/ }));
  };

  it('asks what becomes of the goods, and nothing more of what the traveller leaves', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(dialog.getByText(/Choisissez ce que deviennent les articles/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /Abandon/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(sent().map(([, request]) => JSON.parse(String(request?.body)))).toEqual([{ status: 'abandoned' }]);
  });

  it('asks why of a seizure', async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: /Saisie/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(sent()).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Raison de la saisie'), 'Contrefaçons en nombre');
    await userEvent.click(dialog.getByRole('button', { name: 'Clore sans paiement' }));
    expect(sent()[0]?.[1]?.body).toBe(JSON.stringify({ status: 'seized', reason: 'Contrefaçons en nombre' }));
  });

  it('is taken up again with a reason', async () => {
    show([assessedLine()], undefined, {}, 'refused');
    await userEvent.click(button('Rouvrir'));
    const dialog = within(screen.getByRole('dialog', { name: /^Rouvrir cette déclaration/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rouvrir la déclaration' }));
    expect(sent()).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText('Raison de la réouverture'), 'Facture retrouvée depuis');
    await userEvent.click(dialog.getByRole('button', { name: 'Rouvrir la déclaration' }));
    expect(sent()[0]?.[1]?.body).toBe(
      JSON.stringify({ status: 'submitted', reason: 'Facture retrouvée depuis' }),
    );
  });
});

describe('what waits and may be settled at once', () => {
  it('is validated and paid for in one act, validated alone by another', async () => {
    show([assessedLine()], undefined, {}, 'submitted');
    expect(button('Valider')).toBeTruthy();
    await userEvent.click(button('Valider et encaisser'));
    await userEvent.click(screen.getByRole('radio', { name: /Carte bancaire/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Paiement reçu' }));
    expect(sent().map(([, request]) => JSON.parse(String(request?.body)))).toEqual([
      { status: 'paid', payment: 'card' },
    ]);
  });

  it('is closed in one press where nothing is owed', async () => {
    show([assessedLine({ status: 'relieved', total: 0 })], undefined, {}, 'submitted');
    await userEvent.click(button(/^Clore\s: rien à payer$/));
    expect(sent().map(([, request]) => JSON.parse(String(request?.body)))).toEqual([{ status: 'paid' }]);
  });

  it.each([
    ['an article that may not enter', [sausage('forbidden'), assessedLine()], 'forbidden', {}],
    ['a doubt', [sausage('doubtful'), assessedLine()], 'doubtful', {}],
    [
      'an amount to assess',
      [assessedLine({ status: 'to-assess', total: 0 })],
      undefined,
      { totalIsMinimum: true },
    ],
  ] as const)('is validated first where something is to be known: %s', (_, lines, severity, changes) => {
    show(lines, severity, changes, 'submitted');
    expect(button('Valider')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /encaisser|^Clore|paiement/i })).toBeNull();
  });
});
