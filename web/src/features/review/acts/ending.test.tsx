import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { button, cutNetwork, sausage, sent, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

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
