import type { AgentRole } from '@retour/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '../../../store';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { emptyCorrection } from '../correction/correction-draft';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { button, cutNetwork, sausage, sent, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(() => {
  takeDown();
  sessionStorage.clear();
});

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/gu, ' ');
const relieved = assessedLine({ status: 'relieved', total: 0, customDuty: 0, vat: 0 });
const regulated = sausage('regulated', { restriction: { code: 'cash', severity: 'regulated' } });
const handedOver = assessedLine({ status: 'handed-over', total: 0, customDuty: 0, vat: 0 });

describe('an end that an agent cannot undo', () => {
  it.each([
    ['nothing to pay, after a check', regulated, /^Clore après contrôle/, 'annuler la clôture.'],
    ['what was handed over', handedOver, /^Clore : interdit remis/, 'annuler la clôture.'],
    ['a payment', assessedLine(), /^Enregistrer le paiement/, 'annuler le paiement.'],
    ['a refusal', assessedLine(), /^Refuser/, 'revenir sur un refus.'],
    ['another outcome', assessedLine(), /^Autre issue/, 'rouvrir la déclaration.'],
  ] as const)('is said so in the dialog that asks, to them alone: %s', async (_, line, act, end) => {
    const sayTo = async (role: AgentRole): Promise<string> => {
      show([line], undefined, {}, 'validated', { role });
      await userEvent.click(button(act));
      const said = plain(screen.getByRole('dialog').textContent);
      takeDown();
      cutNetwork();
      return said;
    };
    expect(await sayTo('agent')).toContain(`Seul un superviseur peut ${end}`);
    expect(await sayTo('supervisor')).not.toContain('superviseur');
  });

  it('is said so beside the act that asks nothing', async () => {
    const said = (): string => {
      const ids = button(/^Clore : rien à payer/).getAttribute('aria-describedby') ?? '';
      return plain(document.getElementById(ids)?.textContent);
    };
    show([relieved], undefined, {}, 'submitted', { role: 'supervisor' });
    expect(said()).toBe('');
    expect(document.body.textContent).not.toContain('superviseur');
    takeDown();
    cutNetwork();
    show([relieved], undefined, {}, 'submitted', { role: 'agent' });
    expect(said()).toBe('Seul un superviseur peut annuler la clôture.');
    const sentence = screen.getByText(/^Seul un superviseur/u);
    const order = sentence.compareDocumentPosition(button(/^Clore : rien à payer/));
    expect(order, 'read before the act').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button(/^Clore : rien à payer/));
    expect(sent()).toHaveLength(1);
  });

  it('is asked where the act follows the page of a phone, which may hide what stands beside it', async () => {
    const bar = document.body.appendChild(document.createElement('div'));
    const closeAs = async (role: AgentRole): Promise<void> => {
      show([relieved], undefined, {}, 'submitted', { role, bar });
      await userEvent.click(button(/^Clore : rien à payer/));
    };
    await closeAs('agent');
    const dialog = screen.getByRole('dialog');
    expect(plain(dialog.textContent)).toContain(
      'Rien n’est à payer. Seul un superviseur peut annuler la clôture.',
    );
    expect(sent()).toHaveLength(0);
    await userEvent.click(button('Clore la déclaration'));
    expect(sent()).toHaveLength(1);
    takeDown();
    cutNetwork();
    await closeAs('supervisor');
    expect(sent()).toHaveLength(1);
    takeDown();
    bar.remove();
  });

  it('is said so by the question of a correction that is begun, and there alone', async () => {
    const draft = { ...emptyCorrection, lines: { a: { price: { text: '50' } } } };
    saveDraft('correction', draft, reviewedDeclaration().id);
    show([relieved], undefined, {}, 'submitted', { role: 'agent' });
    expect(document.body.textContent).not.toContain('superviseur');
    await userEvent.click(button(/^Clore : rien à payer/));
    expect(plain(screen.getByRole('dialog').textContent)).toContain(
      'Seul un superviseur peut annuler la clôture.',
    );
  });

  it('is not announced of what is not closed', () => {
    show([assessedLine()], undefined, {}, 'validated', { role: 'agent' });
    expect(document.body.textContent).not.toContain('superviseur');
  });
});
