import { expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from '../testing/situation';

/** What takes the whole allowance, and is taxed more for its share of it. */
const firstOf: Readonly<Record<string, SpokenGood>> = {
  tobacco: { id: 'cigarettes', originalValue: 9_000, amount: 200 },
  alcohol: { id: 'whisky', originalValue: 9_000, amount: 1 },
};

it.each([
  ['cigarettes', 1, 'tobacco', 'déjà utilisée : 1 cigarette est taxée sur 10,00 €.'],
  ['cigarettes', 100, 'tobacco', 'déjà utilisée : 100 cigarettes sont taxées sur 10,00 €.'],
  ['cigares', 1, 'tobacco', 'déjà utilisée : 1 cigare est taxé sur 10,00 €.'],
  ['cigarillos', 2, 'tobacco', 'déjà utilisée : 2 cigarillos sont taxés sur 10,00 €.'],
  ['tabac-a-rouler', 50, 'tobacco', 'déjà utilisée : 50 g sont taxés sur 10,00 €.'],
  ['vodka', 0.7, 'alcohol', 'déjà utilisée : 0,7 L est taxé sur 10,00 €.'],
  ['vodka', 1, 'alcohol', 'déjà utilisée : 1 L est taxé sur 10,00 €.'],
  ['vodka', 1.5, 'alcohol', 'déjà utilisée : 1,5 L est taxé sur 10,00 €.'],
  ['vodka', 2, 'alcohol', 'déjà utilisée : 2 L sont taxés sur 10,00 €.'],
])('agrees « taxé » with what is taxed: %s, %d', (id, amount, pot, words) => {
  const first = firstOf[pot];
  if (first === undefined) throw new Error(pot);
  const { lines } = assessed(situation([first, { id, originalValue: 10, amount }]));
  const said = lines[1]?.explanation[0]?.text.replace(/\s/gu, ' ');
  expect(said).toContain(words);
});
