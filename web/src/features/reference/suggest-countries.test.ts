import { expect, it } from 'vitest';
import { suggestCountries } from './suggest-countries';

it.each(['Corse', 'la Corse', 'France', 'Paris'])(
  'suggests no country that « %s » is like, and says why',
  (typed) => {
    const { items, refusal } = suggestCountries(typed);
    expect(items).toEqual([]);
    expect(refusal).toMatch(/que la France/u);
  },
);

it('suggests the other part of an island that is shared', () => {
  expect(suggestCountries('Saint-Martin').items.map(({ label }) => label)).toContain(
    'Saint-Martin (partie néerlandaise)',
  );
});
