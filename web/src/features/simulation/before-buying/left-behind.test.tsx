import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  field,
  forgetDevice,
  open,
  price,
  verdict,
  withoutAnswer,
  write,
} from '../testing/open-before-buying';
import { plain } from '../testing/show-purchases';

beforeEach(withoutAnswer);
afterEach(forgetDevice);

const addButton = () => screen.queryByRole('button', { name: 'Ajouter au panier' });
const more = () => screen.getByRole('link', { name: /^En savoir plus/u }).getAttribute('href');
const shown = (): string => plain(document.body.textContent);

it('adds nothing that may not board the plane of the trip, whatever the border admits', async () => {
  open({ country: 'TH' });
  await write(await field(), 'feu d’artifice');
  await write(await price(), '10');
  await verdict(/^Interdit en avion\s: ne l’achetez pas$/u);
  expect(addButton()).toBeNull();
  expect(shown()).not.toContain('Il vous reste');
  expect(screen.getByRole('link', { name: /^Je l’ai déjà/u })).toBeDefined();
  expect(more()).toBe('/preparer-mon-voyage#produits-dangereux');
});

it('speaks of no allowance beside money, and leads to its declaration', async () => {
  open({ country: 'TH' });
  await write(await field(), 'argent liquide');
  await write(await price(), '12000');
  await verdict(/^Réglementé\s: Argent liquide/u);
  expect(shown()).not.toMatch(/Il vous reste|Pas de limite|430,00/u);
  expect(shown()).toContain('en ligne, sur DALIA');
  expect(more()).toBe('/preparer-mon-voyage#argent-liquide');
  expect(addButton()).not.toBeNull();
});
