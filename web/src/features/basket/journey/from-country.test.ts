import { expect, it } from 'vitest';
import { fromCountry } from './from-country';

it.each([
  ['Japon', 'du Japon'],
  ['Suisse', 'de Suisse'],
  ['États-Unis', 'des États-Unis'],
  ['Émirats arabes unis', 'des Émirats arabes unis'],
  ['Italie', 'd’Italie'],
  ['Mexique', 'du Mexique'],
  ['Andorre', 'd’Andorre'],
  ['Royaume-Uni', 'du Royaume-Uni'],
  ['Israël', 'd’Israël'],
  ['Hong Kong', 'de Hong Kong'],
  ['Hongrie', 'de Hongrie'],
  ['Île de Man', 'de l’île de Man'],
  ['Singapour', 'de Singapour'],
  ['Corée du Sud', 'de Corée du Sud'],
  ['Yémen', 'du Yémen'],
  ['Îles Canaries', 'des îles Canaries'],
])('%s → %s', (name, phrase) => {
  expect(fromCountry(name)).toBe(phrase);
});
