import type { RelatedDeclaration, SimulationAnswer } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { button, cutNetwork, fetchMock, sausage, sent, show, takeDown } from '../testing/show-act-panel';

beforeEach(cutNetwork);
afterEach(takeDown);

const relieved = assessedLine({ status: 'relieved', total: 0, customDuty: 0, vat: 0 });
const usesSome: Partial<SimulationAnswer> = { allowances: [{ pot: 'value', limit: 430, used: 120 }] };
const sameDay: RelatedDeclaration = {
  publicId: 'TWY-GDG-8J9',
  status: 'paid',
  likeness: 'name-and-contact',
  date: '2026-11-21',
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [{ pot: 'value', limit: 430, used: 409.8 }],
};
const close = /^Clore\s: rien à payer$/;

/** What is said under or of the button, spaces as they are typed. */
function saidOf(act: HTMLElement): string {
  const said = document.getElementById(act.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return said.replace(/\s/gu, ' ');
}

const answer = (response: () => Promise<Response>): void => {
  fetchMock.mockImplementation((address) =>
    String(address).includes('/related/') ? response() : new Promise(() => undefined),
  );
};

it.each(['submitted', 'validated'] as const)(
  'waits for the other declarations of the traveller, says so, and no longer than they take: %s',
  async (status) => {
    let come: (response: Response) => void = () => undefined;
    answer(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    show([relieved], undefined, usesSome, status);
    expect(button(close).disabled).toBe(true);
    expect(saidOf(button(close))).toBe('Un instant : recherche d’une franchise déjà utilisée…');
    await userEvent.click(button(close));
    expect(sent()).toHaveLength(0);
    come(Response.json({ declarations: [] }));
    await waitFor(() => expect(button(close).disabled).toBe(false));
    expect(saidOf(button(close))).toBe('');
    await userEvent.click(button(close));
    expect(sent()).toHaveLength(1);
  },
);

it('lets act once they could not be read, and says what is not known, whatever tries follow', async () => {
  answer(() => Promise.reject(new TypeError('cut')));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 60_000 } } });
  show([relieved], undefined, usesSome, 'validated', { queries });
  await waitFor(() => expect(button(close).disabled).toBe(false));
  expect(saidOf(button(close))).toBe(
    'Les autres déclarations de ce voyageur n’ont pas pu être lues : sa franchise a peut-être déjà servi.',
  );
  await userEvent.click(button(close));
  expect(sent()).toHaveLength(1);
});

it('asks once more where an allowance was used already, by how much and by which declaration', async () => {
  show([relieved], undefined, usesSome, 'validated', { related: [sameDay], role: 'agent' });
  await userEvent.click(button(close));
  expect(sent()).toHaveLength(0);
  const dialog = within(screen.getByRole('dialog', { name: /^Clore cette déclaration/ }));
  const said = (screen.getByRole('dialog').textContent ?? '').replace(/\s/gu, ' ').replaceAll(wordJoiner, '');
  expect(said).toContain('La franchise a déjà servi le même jour : 409,80 € sur 430 € (TWY-GDG-8J9).');
  expect(said).toContain('Vérifiez que rien n’est dû. Seul un superviseur peut annuler la clôture.');
  await userEvent.click(dialog.getByRole('button', { name: 'Franchise vérifiée, clore' }));
  expect(sent()).toHaveLength(1);
});

it('says it beside what the agent vouches for already, and of a namesake that it may be somebody else', async () => {
  const regulated = sausage('regulated', { restriction: { code: 'medicine', severity: 'regulated' } });
  show([regulated], 'regulated', usesSome, 'validated', { related: [{ ...sameDay, likeness: 'name' }] });
  await userEvent.click(button(/^Clore\s: papiers vérifiés$/));
  const said = screen.getByRole('dialog').textContent ?? '';
  expect(said).toMatch(/Papiers à présenter pour\s: Saucisson/u);
  expect(said).toMatch(/La franchise a déjà servi le même jour.+Même nom, ni e/u);
  await userEvent.click(screen.getByRole('button', { name: 'Papiers vérifiés, clore' }));
  expect(sent()).toHaveLength(1);
});

it.each([
  ['uses none of an allowance', { allowances: [{ pot: 'value', limit: 430, used: 0 }] }],
  ['is closed to acts by something else to correct', { ...usesSome, totalIsMinimum: true }],
] as const)('waits for nothing where the declaration %s', (_, changes) => {
  show([relieved], undefined, changes as Partial<SimulationAnswer>, 'validated', { role: 'agent' });
  expect(document.body.textContent).not.toContain('Un instant');
});
