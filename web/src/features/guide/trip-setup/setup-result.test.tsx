import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { computeGuideFigures } from '../figures/compute-figures';
import { SetupResult } from './setup-result';

afterEach(cleanup);

function shown(country: string, age: number): string {
  const traveller = { country, age, meanOfTransport: 'plane', border: false } as const;
  const { container } = render(
    <MemoryRouter>
      <SetupResult
        traveller={traveller}
        countryName="Pays"
        onAgain={() => undefined}
        simulatorButton={null}
      />
    </MemoryRouter>,
  );
  return (container.textContent ?? '').replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('\u2060', '');
}

it.each([
  ['US', 16, 'Avant 17 ans, il n’y a aucune franchise pour le tabac et l’alcool.'],
  ['ES', 17, 'Avant 18 ans, au retour de l’Union européenne, le simulateur ne propose ni tabac ni alcool.'],
] as const)(
  'forbids nobody tobacco and alcohol from %s at %i: they are shown to an agent',
  (country, age, rule) => {
    const words = shown(country, age);
    expect(words).toContain(rule);
    expect(words).toContain('montrez-les à un agent : il dit ce qui est dû.');
    expect(words).not.toMatch(/ne pouvez rapporter/u);
  },
);

it('says of an adult’s limits that what is regulated or forbidden is none of them', () => {
  expect(shown('US', 30)).toMatch(/sans rien payer ni déclarer, sauf un article réglementé ou interdit/u);
});

it('says of wine how much of the level of the Union may sparkle, which the simulator holds it to', () => {
  const { eu, third } = computeGuideFigures('2026-11-28').quantity;
  const wine = `${eu.wine}, dont ${eu.sparklingWine} de vin mousseux`.replaceAll(/\s/gu, ' ');
  expect(shown('IT', 30)).toContain(`Vin${wine}`);
  // Elsewhere what sparkles counts with drinks of another group.
  expect(third.sparklingWine).toBe(third.alcoholIntermediate);
  expect(shown('US', 30)).not.toMatch(/mousseux/u);
});
