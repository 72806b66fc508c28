import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { button, cutNetwork, sausage, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

const rug = assessedLine({
  id: null,
  customName: 'Tapis',
  explanation: [{ code: 'duty-cap-to-confirm', text: 'Un maximum.', legalBasis: null, figures: {} }],
});
const asked = /^Surface à relever avant d’accepter le montant\s: Tapis\./u;

it.each(['submitted', 'validated'] as const)(
  'says beside the acts that the duty may be lower, before what is %s is accepted',
  (status) => {
    show([rug], undefined, {}, status);
    const note = screen.getByText(asked);
    const acceptance = button(status === 'submitted' ? 'Valider' : 'Enregistrer le paiement');
    expect(acceptance.getAttribute('aria-describedby')?.split(' ')).toContain(note.id);
    expect(button('Refuser').getAttribute('aria-describedby')).toBeNull();
  },
);

it('says it again where the payment is taken, and where what may not enter is handed over', async () => {
  show([rug]);
  await userEvent.click(button('Enregistrer le paiement'));
  expect(within(screen.getByRole('dialog')).getByText(/Surface à relever.*Tapis/u)).toBeTruthy();
  takeDown();
  cutNetwork();
  show([rug, sausage('forbidden')], 'forbidden', {}, 'submitted');
  await userEvent.click(button('Valider'));
  expect(within(screen.getByRole('dialog')).getByText(/Surface à relever.*Tapis/u)).toBeTruthy();
});

it('says nothing of it once it is over, nor of another duty', () => {
  show([rug], undefined, {}, 'paid');
  expect(screen.queryByText(asked)).toBeNull();
  takeDown();
  cutNetwork();
  show([assessedLine()]);
  expect(screen.queryByText(/Surface à relever/u)).toBeNull();
});
