import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** One word that is the whole name, and was answered « Rien de plus à payer »: beside others it may be of anything. */
const alone = {
  cash: 'or, de l’or, gold, pièce, pièces, des pièces, lingot, lingots, ingot, barre d’or, once d’or',
  'sand-and-stones': 'pierre, une pierre, pierres, galet, caillou, sable, roche, roches, sand, pebble, pebbles, stone, stones, pierre de plage',
} as const;

/** Names of other things that hold these words. */
const ordinary = [
  `bague en or, collier or, montre or, or rose, bijou en or, pièce de rechange, pièces détachées, pièce de moto, deux-pièces, maillot deux pièces, pièce de théâtre,
    pièce montée, lingot en chocolat, haricots lingots, golden goose`,
  `pierre à aiguiser, pierre ponce, pierre de lune, pierre précieuse, pierres fines, pierres précieuses, collier en pierre, bague pierre, bijou en pierres fines, statue en pierre,
    pierre à pizza, pierre d’alun, rocher au chocolat, Rolling Stones`,
].flatMap((names) => names.split(/,\s+/u));

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(Object.entries(alone))('%s', (good, names) => {
  it.each(names.split(/,\s+/u))('may be « %s »', (name) => expect(asked(name)).toContain(good));
});

it.each(ordinary)('asks nothing about « %s »', (name) => expect(asked(name)).toEqual([]));
