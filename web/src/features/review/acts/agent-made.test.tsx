import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { button, cutNetwork, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

const declarantEmail = 'elodie@exemple.fr';

it.each([
  ['a traveller', { authorType: 'user', declarantEmail }, /lira la raison sur sa page et par e-mail/u],
  [
    'a traveller without an address',
    { authorType: 'user' },
    /lira la raison sur sa page : nous n’avons pas/u,
  ],
  ['an agent', { authorType: 'agent', declarantEmail }, /^Le voyageur en est averti par e-mail\. Seul/u],
  ['an agent, without an address', { authorType: 'agent' }, /adresse e-mail du voyageur : prévenez-le vous/u],
] as const)('a refusal promises no page that nobody has: declared by %s', async (_who, declared, told) => {
  show([assessedLine()], undefined, {}, 'submitted', { declared, role: 'agent' });
  await userEvent.click(button('Refuser'));
  const words = within(screen.getByRole('dialog')).getByText(/Seul un superviseur/u).textContent ?? '';
  expect(words.replace(/\s/gu, ' ').replaceAll('\u2060', '')).toMatch(told);
  if (declared.authorType === 'agent') expect(words).not.toContain('sa page');
});

it.each([
  ['user', /Le voyageur n’a pas encore envoyé.*depuis son téléphone/u],
  ['agent', /Un agent a commencé cette déclaration.*Lui seul peut l’envoyer/u],
] as const)('a draft says who has it to send: %s', (authorType, said) => {
  show([assessedLine()], undefined, {}, 'draft', { declared: { authorType, authorId: 'a2' }, role: 'agent' });
  expect(screen.getByText(said)).toBeTruthy();
});

it.each([
  ['submitted', 'Autre issue', null],
  ['submitted', 'Refuser', 'Autre raison'],
  ['refused', 'Rouvrir', null],
  ['paid', 'Annuler le paiement', null],
] as const)('a reason says how long it is before it is refused: %s, %s', async (status, press, choice) => {
  show([assessedLine()], undefined, {}, status);
  await userEvent.click(button(press));
  const length = /10 lettres ou chiffres au moins/u;
  if (choice !== null) {
    // What is added to a usual reason may be short.
    expect(screen.queryByText(length)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: choice }));
  }
  expect(screen.getByText(length)).toBeTruthy();
});

const both = /^Le voyageur et vos collègues liront ce texte/u;
const colleagues = /^Vos collègues liront ce texte/u;

it.each([
  ['a traveller', { authorType: 'user', declarantEmail }, both, both],
  ['a traveller, without an address', { authorType: 'user' }, both, colleagues],
  ['an agent', { authorType: 'agent', declarantEmail }, both, both],
  ['an agent, without an address', { authorType: 'agent' }, colleagues, colleagues],
] as const)(
  'a reason is said to be read by those alone whom it reaches, and where: declared by %s',
  async (_who, declared, ofEnd, ofReopening) => {
    for (const [status, press, hint] of [
      ['submitted', 'Autre issue', ofEnd],
      ['refused', 'Rouvrir', ofReopening],
    ] as const) {
      show([assessedLine()], undefined, {}, status, { declared });
      await userEvent.click(button(press));
      const dialog = within(screen.getByRole('dialog'));
      const words = dialog.getByText(/liront ce texte/u).textContent ?? '';
      expect(words.replace(/\s/gu, ' ').replaceAll('\u2060', '')).toMatch(hint);
      takeDown();
    }
  },
);
