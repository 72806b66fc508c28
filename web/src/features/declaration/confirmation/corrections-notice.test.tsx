import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SentDeclaration } from '../../../store';
import { assessedBasket, assessedLine } from '../../../store/testing/assessed-basket';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { CorrectionsNotice } from './corrections-notice';

afterEach(cleanup);

const made = (hour: number, reason: string) => ({ at: `2026-11-21T${hour}:00:00.000Z`, reason });
const price = made(10, 'Facture de 620 dollars.');
const quantity = made(11, 'Deux bouteilles, non trois.');
const product = made(12, 'Ce n’est pas un parfum.');

function shown(changes: Partial<SentDeclaration>): { readonly text: string; readonly folded: string } {
  const { container } = render(<CorrectionsNotice sent={sentDeclaration(changes)} />);
  const plain = (text = ''): string => text.replace(/[\u00A0\u202F\u2060]/gu, ' ').replace(/ {2,}/gu, ' ');
  return {
    text: plain(container.textContent),
    folded: plain(container.querySelector('details')?.textContent),
  };
}

describe('the corrections of a sent declaration', () => {
  it('are all said, in order, the older ones folded', () => {
    const { text, folded } = shown({ correction: product, corrections: [price, quantity, product] });
    expect(folded).toMatch(
      /^Corrections précédentes \(2\)Le .+ : Facture de 620 dollars\.Le .+ : Deux bouteilles/u,
    );
    expect(folded).not.toContain('parfum');
    expect(text).toMatch(/Sa raison : Ce n’est pas un parfum.*Deux bouteilles/u);
  });

  it.each([
    ['one alone', { correction: price, corrections: [price] }],
    ['kept by an earlier version', { correction: price }],
    ['a later one of which the list was not read', { correction: product, corrections: [price] }],
  ])('are the last one when there is no other to be said: %s', (_, changes) => {
    const { text, folded } = shown(changes);
    expect([folded, text.match(/Sa raison/gu)?.length]).toEqual(['', 1]);
    expect(text).toContain(changes.correction.reason);
  });

  it.each([
    [1, 'la remise d’un article à la douane.'],
    [2, 'la remise de 2 articles à la douane.'],
  ])(
    'are not said to correct anything where one only records what was handed over: %d',
    (handedOver, words) => {
      const { text } = shown({ correction: { ...made(10, 'Statuette remise.'), handedOver } });
      // Its reason is the product's own: nobody wrote it.
      expect(text).toBe(`Un agent a enregistré ${words}`);
      expect(text).not.toMatch(/corrig/iu);
    },
  );

  it('are of the amount only where it moved, and say both', () => {
    const owed = (total: number) => assessedBasket([assessedLine({ status: 'taxed', total })]);
    const still = shown({
      correction: price,
      assessment: owed(60),
      shownTotal: 60,
      shownWords: '60,00\u00A0€',
    });
    expect(still.text).toMatch(/^Un agent a corrigé votre déclaration\. Sa raison/u);
    expect(still.text).not.toMatch(/montant|60,00/u);
    const moved = shown({
      correction: price,
      assessment: owed(0),
      shownTotal: 60,
      shownWords: '60,00\u00A0€',
    });
    expect(moved.text).toMatch(
      /^Un agent a corrigé votre déclaration\. Annoncé à l’envoi : 60,00 €\. Maintenant : 0,00 €\. Sa/u,
    );
  });

  it.each(['refused', 'abandoned', 're-exported', 'seized', 'cancelled'] as const)(
    'are of no amount once nothing is collected: %s',
    (status) => {
      const owed = assessedBasket([assessedLine({ status: 'taxed', total: 180 })]);
      const { text } = shown({
        status,
        correction: price,
        assessment: owed,
        shownTotal: 100,
        shownWords: '100,00\u00A0€',
      });
      expect(text).toMatch(/^Un agent a corrigé votre déclaration\. Sa raison/u);
      expect(text).not.toMatch(/€|maintenant/iu);
    },
  );

  it.each([
    ['À remettre', 266.4, 'Annoncé à l’envoi : « À remettre ». Maintenant : 266,40 €.'],
    ['au moins 12,00\u00A0€', 30, 'Annoncé à l’envoi : au moins 12,00 €. Maintenant : 30,00 €.'],
  ])('give words that stood for an amount as words: %s', (shownWords, total, words) => {
    const assessment = assessedBasket([assessedLine({ status: 'taxed', total })]);
    expect(shown({ correction: price, assessment, shownTotal: 0, shownWords }).text).toContain(words);
  });

  it.each([
    [180, 'Annoncé à l’envoi : 60,00 €. Maintenant : 180,00 €.'],
    [0, 'Sa raison'],
  ])('are of what was paid, and of no amount where it was closed with none: %d', (total, words) => {
    const assessment = assessedBasket([assessedLine({ status: 'taxed', total })]);
    const { text } = shown({
      status: 'paid',
      correction: price,
      assessment,
      shownTotal: 60,
      shownWords: '60,00\u00A0€',
    });
    expect(text).toContain(`Un agent a corrigé votre déclaration. ${words}`);
  });

  it('are not spoken of where there are none', () => {
    expect(shown({}).text).toBe('');
  });
});
