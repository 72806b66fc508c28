import type { SimulationAnswer } from '@retour/contract';
import { assessBeforePayment } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AssessedLine,
  assessedBasket,
  assessedLine,
  reviewedDeclaration,
} from '../testing/reviewed-declaration';
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

type Severity = NonNullable<AssessedLine['restriction']>['severity'];

const sausage = (severity: Severity, changes: Partial<AssessedLine> = {}) =>
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
  lines: readonly AssessedLine[],
  severity?: Severity,
  changes: Partial<SimulationAnswer> = {},
): void {
  const warnings = severity === undefined ? [] : [warning(severity)];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ActPanel
          declaration={reviewedDeclaration({
            status: 'validated',
            assessment: assessedBasket(lines, { warnings, ...changes }),
          })}
          available={{ transitions: ['validated', 'paid', 'refused'], canCorrect: true }}
          agentId="a1"
          isOutdated={false}
          onDone={vi.fn()}
          onReload={vi.fn()}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
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

  it('says in the payment what is handed over all the same', async () => {
    show([assessedLine(), sausage('forbidden')], 'forbidden');
    await userEvent.click(button('Enregistrer le paiement'));
    expect(within(screen.getByRole('dialog')).getByText(/Saucisson\. Payer ne permet pas/)).toBeTruthy();
  });
});

describe('an amount that is still to be assessed', () => {
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
