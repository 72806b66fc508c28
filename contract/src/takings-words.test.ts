import { expect, it } from 'vitest';
import type { MeanTakings, Takings } from './takings';
import {
  takingsCounts,
  takingsEnded,
  takingsNothing,
  takingsReversals,
  takingsSum,
  takingsTimes,
  takingsTotal,
  takingsTrail,
  takingsUncounted,
} from './takings-words';

const plain = (text: string | null): string | null => text?.replace(/[\u00A0\u202F]/gu, ' ') ?? null;
const moved = (payments: number, collected: number, reversals = 0, reversed = 0) => ({
  payments,
  collected,
  reversals,
  reversed,
  net: collected - reversed,
});
const card: MeanTakings = { mean: 'card', ...moved(2, 130.1) };
const cash: MeanTakings = { mean: 'cash', ...moved(2, 34.2, 1, 4.2) };

/** Three declarations, one of which by card and in cash. */
const total: Takings['total'] = { ...moved(3, 164.3, 1, 4.2), means: [card, cash] };

it('counts in its last row what the rows above it count', () => {
  const { collected, payments } = takingsTotal(total);
  expect(plain(takingsSum(collected, payments))).toBe('164,30 € (4)');
});

it('says for how many declarations these are, where one was paid by several means', () => {
  expect(plain(takingsTimes(total))).toBe(
    'Entre parenthèses : 4 paiements, pour 3 reçus. Un reçu payé par plusieurs moyens compte dans chacun.',
  );
  expect(
    plain(
      takingsTimes({
        ...moved(1, 12, 1, 12),
        means: [card, cash].map((one) => ({ ...one, ...moved(1, 6, 1, 6) })),
      }),
    ),
  ).toBe(
    'Entre parenthèses : 2 paiements, pour 1 reçu ; 2 remboursements, pour 1 reçu. Un reçu payé par plusieurs moyens compte dans chacun.',
  );
  expect(takingsTimes({ ...moved(2, 130.1), means: [card] })).toBeNull();
});

it('adds up what was counted once every mean is, to the cent', () => {
  const counted = (one: MeanTakings, euros: number, difference: number) => ({
    ...one,
    counted: euros,
    difference,
  });
  expect(takingsTotal(total).counted).toBeUndefined();
  expect(takingsTotal({ ...total, means: [counted(card, 130.1, 0), cash] }).counted).toBeUndefined();
  expect(
    takingsTotal({ ...total, means: [counted(card, 130.1, 0.1), counted(cash, 30.2, 0.2)] }),
  ).toMatchObject({ counted: 160.3, difference: 0.3 });
});

it('tells what moved since a count, a payment that was given back included', () => {
  const since = (euros: number, movementsSince: number): MeanTakings => ({
    ...card,
    counted: 130.1,
    difference: 0,
    countedAt: '2026-12-02T17:40:00.000Z',
    since: euros,
    movementsSince,
  });
  const said = (mean: MeanTakings) =>
    plain(takingsCounts({ means: [mean] }).join(' '))?.split(/ (?=Depuis)/u)[1];
  expect(said(since(34.2, 1))).toBe('Depuis : 34,20 € de plus par carte (1 mouvement).');
  expect(said(since(-4.2, 1))).toBe('Depuis : 4,20 € de moins par carte (1 mouvement).');
  expect(said(since(0, 2))).toBe('Depuis : autant encaissé que remboursé par carte (2 mouvements).');
  expect(said(since(0, 0))).toBeUndefined();
});

it('says of how many declarations each gave back what, in words that its table does not use otherwise', () => {
  const nadia = { id: 'n', name: 'Nadia Lopez' };
  const gave = (reversals: number) =>
    takingsReversals({ reversedBy: [{ officer: nadia, reversals, reversed: 140 }] });
  expect(plain(gave(1))).toMatch(
    /^Remboursé : 140,00 € pour 1 reçu annulé par \p{Cf}?Nadia Lopez\p{Cf}?\.$/u,
  );
  expect(plain(gave(2))).toContain('140,00 € pour 2 reçus annulés par ');
});

it('says what ended without a payment, and what had ended another day and waits again', () => {
  const trail = { net: 0, difference: 0, closed: 0 };
  const none = { refused: 0, abandoned: 0, 're-exported': 0, seized: 0 };
  const said = (changes: Partial<Takings['trail']>) =>
    plain(takingsEnded({ trail: { ...trail, ...changes } }));
  expect(said({})).toBeNull();
  expect(said({ ended: { ...none, seized: 2 }, reopened: 0 })).toBe('Sans encaissement : 2 saisies.');
  expect(said({ ended: { ...none, abandoned: 1 }, reopened: 2 })).toBe(
    'Sans encaissement : 1 abandonnée. 2 rouvertes, closes un autre jour.',
  );
  expect(said({ ended: none, reopened: 1 })).toBe('1 rouverte, close un autre jour.');
  expect(said({ ended: { ...none, cancelled: 1 } })).toBe('Sans encaissement : 1 annulée par un agent.');
  expect(said({ ended: { ...none, refused: 1, cancelled: 2 } })).toBe(
    'Sans encaissement : 1 refusée, 2 annulées par un agent.',
  );
});

it('calls what was closed with nothing to pay another day, and is not any more, a closing that is undone', () => {
  const trail = { net: 0, difference: 0, closed: 0 };
  const said = (reopened: number, unclosed: number) =>
    plain(takingsEnded({ trail: { ...trail, reopened, unclosed } }));
  expect(said(1, 1)).toBe('1 clôture d’un autre jour annulée.');
  expect(said(3, 2)).toBe('1 rouverte, close un autre jour. 2 clôtures d’un autre jour annulées.');
});

it('says of a day without a till what the trail knows of it, and of no sum that there is none of', () => {
  const trail = { net: 0, difference: 0, closed: 0 };
  const said = (changes: Partial<Takings['trail']>, rows: readonly unknown[] = []) => {
    const sheet = { trail: { ...trail, ...changes }, rows };
    const words = [takingsNothing(sheet), takingsTrail(sheet)];
    return words.map((text) => plain(text)?.replaceAll('\u2060', '') ?? null);
  };
  const nothing = 'Rien n’a été encaissé ni remboursé ce jour-là.';
  expect(said({})).toEqual([nothing, null]);
  expect(said({ closed: 2, reopened: 1 })).toEqual([
    nothing,
    '2 déclarations closes sans rien à payer. 1 rouverte, close un autre jour.',
  ]);
  const differs =
    'Le journal des déclarations dit 12,50 €, soit un écart de 12,50 € réglé sans reçu numéroté.';
  expect(said({ net: 12.5, difference: 12.5 })).toEqual([null, differs]);
  expect(said({ closed: 1 }, [card])).toEqual([
    null,
    'Ces sommes sont celles du journal des déclarations, au centime près. 1 déclaration close sans rien à payer.',
  ]);
});

it('names the means that a till was not counted of, once it is of another', () => {
  const said = (...means: readonly MeanTakings[]) => plain(takingsUncounted({ means: [...means] }));
  const counted = { counted: 130.1, difference: 0 };
  expect(said(card, cash)).toBeNull();
  expect(said({ ...card, ...counted }, cash)).toBe('Non compté : espèces.');
  expect(said({ ...card, ...counted }, { ...cash, ...counted })).toBeNull();
});
