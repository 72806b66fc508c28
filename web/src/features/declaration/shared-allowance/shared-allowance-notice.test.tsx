import type { SimulationAnswer } from '@retour/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { initialAppState, type SentDeclaration, saveSentDeclaration, useAppStore } from '../../../store';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { SharedAllowanceNotice } from './shared-allowance-notice';

const using = (used: number, changes: Partial<SimulationAnswer> = {}): SimulationAnswer =>
  assessedBasket([], {
    allowances: [{ pot: 'value', limit: 430, used }],
    quantityAllowances: [],
    ...changes,
  });

const first = sentDeclaration({ assessment: using(250) });

interface Case {
  readonly answer?: SimulationAnswer | null;
  readonly declarant?: string;
  readonly id?: string;
  readonly isSent?: boolean;
  readonly sent?: Partial<SentDeclaration>;
}

function shown({
  answer = using(200),
  declarant = 'ZOE  Durand',
  id,
  isSent = false,
  sent = {},
}: Case = {}): string {
  saveSentDeclaration({ ...first, ...sent });
  const { container } = render(
    <SharedAllowanceNotice answer={answer} declarant={declarant} id={id} isSent={isSent} />,
    {
      wrapper: MemoryRouter,
    },
  );
  return container.textContent;
}

beforeEach(() => useAppStore.setState(initialAppState, true));
afterEach(cleanup);

it('says that the allowance was used by another declaration of the same person and day, and leads to it', async () => {
  const other = { ...first, id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62', publicId: 'AAA-AAA-AAA' };
  expect(shown()).toMatch(/une seule fois par personne.*K7Q/u);
  saveSentDeclaration({ ...other, declarant: 'Noé Durand' });
  await userEvent.click(screen.getByRole('link', { name: /K7Q/u }));
  expect(useAppStore.getState().declaration.declarationResponse.sent[0]?.publicId).toBe('K7Q-2MX-9TD');
});

it.each<readonly [string, Case, RegExp]>([
  ['be cancelled', {}, /annulez-\u2060la/u],
  ['be shown, paid', { sent: { status: 'paid' } }, /Montrez-\u2060lui vos deux/u],
  ['be shown, validated', { sent: { status: 'validated' } }, /Montrez-\u2060lui vos deux/u],
  [
    'be shown, taken up again',
    { sent: { reopened: { at: '2026-11-21T10:00:00.000Z' } } },
    /Montrez-\u2060lui vos deux/u,
  ],
  ['be shown, of what is sent', { isSent: true }, /Montrez-\u2060lui vos deux/u],
  [
    'be cancelled, of one whose names were typed the other way',
    { declarant: 'Durand-Zoé' },
    /annulez-\u2060la/u,
  ],
  ['be cancelled, of one whose names were typed together', { declarant: 'Zoé Du Rand' }, /annulez-\u2060la/u],
])('says that the other one has to %s', (_, one, said) => expect(shown(one)).toMatch(said));

it.each([
  ['be cancelled', {}, /2 autres déclarations.*Si vous les avez faites.*annulez-\u2060les/u],
  ['be shown, of what is sent', { isSent: true }, /2 autres déclarations.*Montrez-\u2060lui toutes/u],
])('says that several others have to %s', (_, one, said) => {
  saveSentDeclaration({ ...first, id: '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d62', publicId: 'AAA-AAA-AAA' });
  expect(shown(one).replaceAll('\u00A0', ' ')).toMatch(said);
});

it.each<readonly [string, Case]>([
  ['somebody else', { declarant: 'Noé Durand' }],
  ['nobody who is named', { declarant: '' }],
  ['itself', { id: first.id }],
  ['what is not computed yet', { answer: null }],
  ['an allowance that holds both', { answer: using(180) }],
  ['another day', { sent: { assessment: using(250, { date: '2026-11-20' }) } }],
  ['one that is cancelled', { sent: { status: 'cancelled' } }],
  ['one that was kept before names were', { sent: { declarant: undefined } }],
])('says nothing of %s', (_, one) => expect(shown(one)).toBe(''));
