import { describe, expect, it } from 'vitest';
import { assessed, catalogue, situation } from '../assessment/testing/situation';
import { claimOf } from '../assessment/verdict';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

const banned = {
  tobacco:
    'cigarettes mentholées, cigarette mentholée, cigarettes au menthol, menthol cigarettes, cigarettes aromatisées, cigarettes parfumées, cigarettes à capsule, cigarettes vanille, cigarettes aux clous de girofle, tabac à rouler aromatisé, kretek, kreteks, gudang garam, djarum, snus, snus suédois, neffa, makla, naswar, gutkha, chimo, paquet de kretek, boîte de snus, 2 cartouches de cigarettes mentholées',
  alcohol: 'absinthe à la thuyone, bouteille d’absinthe à la thuyone',
} as const;

/** Taxed by quantity like another, and sold freely: the ban says nothing of them. */
const sold = {
  tobacco:
    'tabac à priser, tabac à chiquer, tabac à mâcher, chique, chewing tobacco, snuff tobacco, tabac à pipe, cigarettes, bidis, beedies, beedi, tabac à chicha pomme',
  alcohol: 'absinthe, bouteille d’absinthe',
} as const;

/** Neither smoked leaf nor drink, whatever the ban. */
const others =
  'puff jetable, cigarette électronique jetable, elf bar, pointeur laser, bonbons au menthol, pastilles mentholées, crème mentholée, clous de girofle';

const arrival = { country: 'MA', regime: 'third', law: lawOn('2026-11-22') } as const;
const split = (list: string): readonly string[] => list.split(', ');
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(['tobacco', 'alcohol'] as const)('%s whose sale is banned', (nature) => {
  it.each(split(banned[nature]))('is asked about for its taxes as for the ban: « %s »', (name) => {
    expect(asked(name)).toEqual(expect.arrayContaining(['sale-ban', nature]));
  });

  it.each(split(sold[nature]))('is not « %s »', (name) => {
    expect(asked(name)).toContain(nature);
    expect(asked(name)).not.toContain('sale-ban');
  });

  it.each([{}, { 'sale-ban': 'no' }, { 'sale-ban': 'yes' }, { [nature]: 'yes', 'sale-ban': 'no' }] as const)(
    'is left to an agent after %j',
    (restrictionAnswers) => {
      for (const customName of split(banned[nature])) {
        const answer = assessed(
          situation([{ customName, originalValue: 40, restrictionAnswers }], { country: 'MA' }),
        );
        expect([customName, claimOf(answer), answer.lines[0]?.status]).toEqual([
          customName,
          'to-assess',
          'to-assess',
        ]);
      }
    },
  );
});

it.each(split(others))('« %s » is neither tobacco nor alcohol', (name) => {
  expect(asked(name).filter((good) => good === 'tobacco' || good === 'alcohol')).toEqual([]);
});
