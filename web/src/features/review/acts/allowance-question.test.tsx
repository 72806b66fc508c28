import { minuteMs, type RelatedDeclaration, type SimulationAnswer } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownOfficeQuery } from '../../../lib/own-office';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { relatedQuery } from '../queries/review-queries';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { button, cutNetwork, fetchMock, sausage, sent, show, takeDown } from '../testing/show-act-panel';
import { relatedText } from '../text/related-text';

beforeEach(cutNetwork);
afterEach(takeDown);

const usesSome: Partial<SimulationAnswer> = { allowances: [{ pot: 'value', limit: 430, used: 120 }] };
const sameDay: RelatedDeclaration = {
  publicId: 'TWY-GDG-8J9',
  status: 'paid',
  likeness: 'name-and-contact',
  date: '2026-11-21',
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [{ pot: 'value', limit: 430, used: 400.89 }],
};
const related = [sameDay];
const use = 'La franchise a déjà servi le même jour : 400,89 € sur 430 € (TWY-GDG-8J9).';
const atOnce = 'Valider et encaisser';
const pay = 'Enregistrer le paiement';

const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(wordJoiner, '').replace(/\s/gu, ' ');
const dialogNamed = (name: RegExp) => within(screen.getByRole('dialog', { name }));
const said = (): string => plain(screen.getByRole('dialog').textContent);
const answerRelated = (response: () => Promise<Response>): void => {
  fetchMock.mockImplementation((address) =>
    String(address).includes('/related/') ? response() : new Promise(() => undefined),
  );
};

describe('an amount that others of the traveller may make too low', () => {
  it('is said before it is validated, by how much and by which declaration, and vouched for', async () => {
    show([assessedLine()], undefined, usesSome, 'submitted', { related });
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(0);
    const dialog = dialogNamed(/^Valider cette déclaration/);
    expect(said()).toContain(
      `${use} Le montant compte la franchise en entier : s’il est trop faible, corrigez d’abord la déclaration, à « Franchise déjà utilisée ».`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Franchise vérifiée, valider' }));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.[1]?.body).toContain('validated');
  });

  it.each([
    [atOnce, 'submitted'],
    [pay, 'validated'],
  ] as const)('is said before the means of payment are asked, then beside them: %s', async (act, status) => {
    show([assessedLine()], undefined, usesSome, status, { related: [{ ...sameDay, likeness: 'name' }] });
    await userEvent.click(button(act));
    const dialog = dialogNamed(/^Encaisser cette déclaration/);
    expect(said()).toContain(
      `${use} Même nom, ni e-mail ni téléphone en commun : vérifiez que c’est la même personne.`,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Franchise vérifiée, encaisser' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(said()).toContain(use);
    await userEvent.click(screen.getByRole('radio', { name: /Carte bancaire/ }));
    await userEvent.click(button('Paiement reçu'));
    expect(sent()).toHaveLength(1);
  });

  it('is asked before the office of the first payment', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const offices = [
      { id: 'cdg', name: 'Roissy', aliases: [] },
      { id: 'ory', name: 'Orly', aliases: [] },
    ];
    queries.setQueryData(ownOfficeQuery.queryKey, { office: undefined, offices });
    show([assessedLine()], undefined, usesSome, 'validated', { related, queries });
    await userEvent.click(button(pay));
    await userEvent.click(button('Franchise vérifiée, encaisser'));
    expect(dialogNamed(/^Pour quel bureau/)).toBeTruthy();
  });

  it('is said, and not asked again, where the same agent vouched for it as they validated', async () => {
    const { again } = show([assessedLine()], undefined, usesSome, 'submitted', { related });
    await userEvent.click(button('Valider'));
    fetchMock.mockImplementation(async () => Response.json(reviewedDeclaration({ version: 3 })));
    await userEvent.click(button('Franchise vérifiée, valider'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again('validated');
    await userEvent.click(button(pay));
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
    expect(said()).toContain(use);
  });

  it('is said beside what is asked already: what is handed over, what is still to be assessed', async () => {
    show([assessedLine(), sausage('forbidden')], 'forbidden', usesSome, 'submitted', { related });
    await userEvent.click(button('Valider'));
    expect(screen.getByRole('button', { name: /^Remis\s: valider$/ })).toBeTruthy();
    expect(said()).toContain(use);
    takeDown();
    cutNetwork();
    const toAssess = assessedLine({ customId: 'b', status: 'to-assess', total: 0 });
    const minimum = { ...usesSome, totalIsMinimum: true };
    show([assessedLine(), toAssess], undefined, minimum, 'submitted', { related });
    await userEvent.click(button('Valider'));
    expect(button('Valider quand même')).toBeTruthy();
    expect(said()).toContain(use);
  });
});

describe('an amount that a correction may have made too high', () => {
  const takenOff: Partial<SimulationAnswer> = {
    allowances: [{ pot: 'value', limit: 430, used: 0, usedElsewhere: 300 }],
  };
  const refused: readonly RelatedDeclaration[] = [{ ...sameDay, status: 'refused' }];

  it.each([
    ['Valider', 'submitted', 'Franchise vérifiée, valider'],
    [pay, 'validated', 'Franchise vérifiée, encaisser'],
  ] as const)('is said before it is accepted, and vouched for: %s', async (act, status, vouch) => {
    show([assessedLine()], undefined, takenOff, status, { related: refused });
    await userEvent.click(button(act));
    expect(sent()).toHaveLength(0);
    expect(said()).toContain(
      'Une correction a retiré 300,00 € de la franchise. Aucune autre déclaration retrouvée du même jour ne l’utilise. ' +
        'Le montant ne compte pas toute la franchise : s’il est trop élevé, corrigez d’abord la déclaration, à « Franchise déjà utilisée ».',
    );
    await userEvent.click(button(vouch));
    expect(sent().length + screen.queryAllByRole('radio').length).toBeGreaterThan(0);
  });

  it('is not asked about while another one uses as much', async () => {
    show([assessedLine()], undefined, takenOff, 'submitted', { related });
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(1);
  });
});

describe('what is to be validated or paid for', () => {
  it.each([
    ['submitted', ['Valider', atOnce]],
    ['validated', ['Valider', pay]],
  ] as const)('waits for the other declarations of the traveller, and says so: %s', async (status, acts) => {
    let come: (response: Response) => void = () => undefined;
    answerRelated(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    show([assessedLine()], undefined, usesSome, status);
    for (const act of acts) {
      expect(button(act).disabled).toBe(true);
      const why = document.getElementById(button(act).getAttribute('aria-describedby') ?? '');
      expect(plain(why?.textContent)).toBe('Un instant : recherche d’une franchise déjà utilisée…');
    }
    expect(button('Refuser').disabled).toBe(false);
    come(Response.json({ declarations: [] }));
    await waitFor(() => expect(button('Valider').disabled).toBe(false));
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(1);
  });

  it('is let through once they could not be read, with what is not known', async () => {
    answerRelated(() => Promise.reject(new TypeError('cut')));
    show([assessedLine()], undefined, usesSome, 'submitted');
    await waitFor(() => expect(button(atOnce).disabled).toBe(false));
    expect(plain(document.body.textContent)).toContain('sa franchise a peut-être déjà servi');
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['the declaration uses none of an allowance', {}, related],
    ['nobody else used some of it', usesSome, []],
  ] as const)('is one press where %s', async (_, changes, others) => {
    show([assessedLine()], undefined, changes as Partial<SimulationAnswer>, 'submitted', { related: others });
    await userEvent.click(button(atOnce));
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
    expect(said()).not.toContain('franchise');
    takeDown();
    cutNetwork();
    show([assessedLine()], undefined, changes as Partial<SimulationAnswer>, 'submitted', { related: others });
    await userEvent.click(button('Valider'));
    expect(sent()).toHaveLength(1);
  });
});

describe('what an earlier opening of the sheet read of the others', () => {
  const before = (retry: number): QueryClient => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 1 } } });
    const { queryKey } = relatedQuery(reviewedDeclaration({}).id);
    queries.setQueryData(queryKey, [], { updatedAt: Date.now() - 59 * minuteMs });
    return queries;
  };

  it('counts for nothing while it is read again', () => {
    show([assessedLine()], undefined, usesSome, 'submitted', { queries: before(0) });
    expect(button('Valider').disabled).toBe(true);
  });

  it('is said not to be known when it cannot be read again', async () => {
    answerRelated(() => Promise.reject(new TypeError('cut')));
    show([assessedLine()], undefined, usesSome, 'submitted', { queries: before(1) });
    await waitFor(() => expect(plain(document.body.textContent)).toContain(plain(relatedText.usedUnknown)));
    expect(button('Valider').disabled).toBe(false);
  });
});

describe('the same, where an article is still to be assessed', () => {
  const toAssess = assessedLine({ customId: 'b', status: 'to-assess', total: 0 });
  const unsettled = { ...usesSome, totalIsMinimum: true };

  it('is waited for', () => {
    show([assessedLine(), toAssess], undefined, unsettled, 'submitted');
    expect(button('Valider').disabled).toBe(true);
  });

  it('is said in the question not to be known', async () => {
    answerRelated(() => Promise.reject(new TypeError('cut')));
    show([assessedLine(), toAssess], undefined, unsettled, 'submitted');
    await waitFor(() => expect(button('Valider').disabled).toBe(false));
    await userEvent.click(button('Valider'));
    expect(said()).toContain(plain(relatedText.usedUnknown));
  });
});
