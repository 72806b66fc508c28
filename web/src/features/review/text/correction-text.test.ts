import { formatPercent, formatShortEuros, loweredAlone, wordJoiner } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { correctionText } from './correction-text';

const percent = formatPercent(loweredAlone.percent);
const euros = formatShortEuros(loweredAlone.cents);

it.each([
  [['K7Q-2MX-9TP'], 'Tenir compte de ce qu’utilise K7Q-2MX-9TP : 300,00 €'],
  [['K7Q-2MX-9TP', 'TWY-GDG-8J9'], 'Tenir compte de ce qu’utilisent K7Q-2MX-9TP et TWY-GDG-8J9 : 300,00 €'],
])('names whose use of the allowance a press takes into account: %j', (references, expected) => {
  const said = correctionText.takeIntoAccount('300,00 €', references);
  expect(said.replaceAll(wordJoiner, '').replace(/\s/gu, ' ')).toBe(expected);
});

describe('why a second officer must approve', () => {
  it.each([
    ['the share', 100_00, 65_00, `Cette correction retire 35\u00A0% du montant validé (plus de ${percent}).`],
    [
      'the sum',
      1_000_00,
      860_00,
      `Cette correction retire 140,00\u00A0€ au montant validé (plus de ${euros}).`,
    ],
    [
      'both',
      400_00,
      260_00,
      `Cette correction retire 140,00\u00A0€ au montant validé (plus de ${euros}), soit 35\u00A0% (plus de ${percent}).`,
    ],
  ])('says which limit is passed, and by how much: %s', (_, validated, corrected, why) => {
    const said = correctionText.secondOfficerText({ validated, corrected }).replaceAll('\u202F', '\u00A0');
    expect(said).toContain(why.replaceAll('\u202F', '\u00A0'));
    expect(said).not.toContain(' ou de ');
  });
});
