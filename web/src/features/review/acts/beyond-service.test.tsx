import { declareElsewhere } from '@retour/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { button, cutNetwork, sent, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

const vehicle = assessedLine({
  customId: 'v',
  id: 'vehicule-de-collection',
  status: 'to-assess',
  total: 0,
  explanation: [{ code: 'to-assess', text: 'À évaluer.', legalBasis: null, figures: { taxedValue: 9_000 } }],
});
const minimum = { totalIsMinimum: true };

const whyOf = (act: HTMLElement): string | null | undefined =>
  document.getElementById(act.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a declaration of what the service never computes', () => {
  it('is not said to be corrected: it is declared in due form, and this one refused', () => {
    show([vehicle], undefined, minimum);
    expect(button('Enregistrer le paiement').disabled).toBe(true);
    expect(whyOf(button('Enregistrer le paiement'))).toBe(declareElsewhere.refuse);
  });

  it('leads from its validation to the refusal, its reason chosen', async () => {
    show([vehicle], undefined, minimum, 'submitted');
    await userEvent.click(button('Valider'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(new RegExp(declareElsewhere.refuse.slice(0, 40)))).toBeTruthy();
    expect(dialog.queryByText(/Corrigez d’abord/)).toBeNull();
    // Neither is pressed by who reads the colours alone: the sentence says which.
    const drawn = ['Refuser', 'Valider quand même'].map(
      (name) => dialog.getByRole('button', { name }).className,
    );
    expect(drawn[0]).toBe(drawn[1]);
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuser la déclaration' }),
    );
    expect(sent()[0]?.[1]?.body).toContain('déclaration en douane à faire.');
  });

  it('has the reason chosen by « Refuser » too, unless the agent had chosen another and typed why', async () => {
    show([vehicle], undefined, minimum, 'submitted');
    await userEvent.click(button('Refuser'));
    const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
    expect(chosen()).toBe('beyond-service');
    await userEvent.click(screen.getByRole('radio', { name: /^Déclaration faite en double/ }));
    await userEvent.type(screen.getByRole('textbox'), 'Voir l’autre');
    await userEvent.click(button('Fermer'));
    await userEvent.click(button('Refuser'));
    expect(chosen()).toBe('duplicate');
    await userEvent.click(button('Revenir à la déclaration'));
  });

  it('is taken out of a declaration that others are in, which is then collected', () => {
    show([assessedLine(), vehicle], undefined, minimum);
    expect(whyOf(button('Enregistrer le paiement'))).toBe(declareElsewhere['take-out'](1));
    expect(screen.getByRole('link', { name: 'Corriger' }).getAttribute('href')).toContain('article=v');
  });

  it('are counted, where several are taken out', () => {
    show([assessedLine(), vehicle, { ...vehicle, customId: 'w' }], undefined, minimum);
    expect(
      whyOf(button('Enregistrer le paiement'))
        ?.replace(/\u2060/gu, '')
        .replace(/\s/gu, ' '),
    ).toBe(
      'Le service ne calcule pas ce qui est dû sur 2 articles : faites faire pour eux une déclaration en douane, et retirez-les de celle-ci pour encaisser le reste.',
    );
  });
});
