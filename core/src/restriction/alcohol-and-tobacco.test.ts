import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout, restrictionsSought } from './held-restrictions';

const names = {
  alcohol:
    '5 litres de whisky, bouteille de whisky, whiskey, single malt, 10 bouteilles de vin rouge, bouteille de vin, vin, vins, vodka, vodka pomme, rhum arrangé, rum, gin, tequila, pastis, ricard, liqueur, champagne, bière, bières, pack de bières, cidre, porto, bouteille de porto, saké, baijiu, soju, wine, red wine, beer, caisse de vin, carton de champagne, cognac, eau-de-vie, alcool, boisson alcoolisée, hydromel, poiré, prosecco, limoncello, jack daniel’s, sac de bières, chocolats au whisky, scotch, mojito, wisky, wiski, whyski, 6 wiskis, vodca, tekila, shampagne, coniac, kognac, pastisse, likeur, sidre, calva, bordaux, bouteille de wiski',
  tobacco:
    'cartouche de cigarettes, 10 cartouches de cigarettes, 2 cartouches, cigarettes, paquet de cigarettes, cigarettes camel, cartouche de Camel, marlboro, cigares, cigare, cigarillos, tabac, tabac à rouler, tabac à chicha, tabac à pipe, heets, terea, carton of cigarettes, cigars, tobacco, clopes, boîte de cigares, moassel, tabaque, malboro',
} as const;

const others =
  'verre à vin, verres à whisky, verre a vin, cave à vin, tire-bouchon, carafe à vin, seau à champagne, flûtes à champagne, pompe à bière, cendrier, briquet, étui à cigarettes, boîte à cigares, coupe-cigare, allume-cigare, verre à wiski, canettes vides, patron de couture, cigale en céramique, pantalon cigarette, vinaigre, vinaigre de vin, vinaigre de cidre, bière sans alcool, vin sans alcool, sac en liège, tee-shirt bière, affiche vin, livre sur le vin, vanille bourbon, cartouche d’encre, maillot FC Porto, écharpe de Porto, poire, sac cognac, bougie whisky, levure de bière, ginger beer, alcool à brûler, wine glass, beer mug, feuilles à rouler, pipe, sprite, montre Richard Mille, Martine à la plage, Aston Martin, sac couleur tabac, rouleau de scotch';

const arrival = { country: 'MA', regime: 'third', law: lawOn('2026-11-22') } as const;
const split = (list: string): readonly string[] => list.split(', ');
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(['alcohol', 'tobacco'] as const)('%s named freely', (good) => {
  it.each(split(names[good]))('is asked about in « %s »', (name) => expect(asked(name)).toContain(good));

  it.each(split(names[good]))('is left to the listed articles by a search for « %s »', (query) => {
    const { named, begun } = restrictionsSought(query, arrival, catalogue.restrictedWords);
    expect([...named, ...begun].map((held) => held.good.id)).not.toContain(good);
  });

  it('is not asked about inside the Union', () => {
    const inUnion = { ...arrival, country: 'ES', regime: 'eu' } as const;
    const found = split(names[good]).flatMap((name) => doubtsAbout(name, inUnion, catalogue.restrictedWords));
    expect(found.map((held) => held.good.id)).not.toContain(good);
  });

  it('says the age of the law', () => {
    const { law } = arrival;
    const { value } = law.minimumAges.elsewhere;
    const { advice } = law.restrictions[good];
    expect(advice).toContain(`À partir de ${value} ans, choisissez-le`);
    expect(advice).toContain(`Avant ${value} ans, montrez-le`);
  });
});

it.each(split(others))('neither alcohol nor tobacco is asked about in « %s »', (name) => {
  expect(asked(name).filter((good) => good === 'alcohol' || good === 'tobacco')).toEqual([]);
});

it.each([
  ['meat', 'rosette, rosette de Lyon, 香肠'],
  ['dairy', 'chesse, 🧀'],
  ['medicine', 'Lyrica, prégabaline'],
  ['nicotine-pouches', 'nicopods'],
  ['weapons', 'opinel, coutelas'],
  ['drugs', 'résine de cannabis'],
  ['cash', 'argent, 20000 dirhams, 500 dollars, 10 000 euros, 15000 USD'],
])('asks about %s in « %s »', (good, list) => {
  expect(split(list).filter((name) => !asked(name).includes(good))).toEqual([]);
});

it('finds cash first under « argent »', () => {
  const { named } = restrictionsSought('argent', arrival, catalogue.restrictedWords);
  expect(named[0]?.good.id).toBe('cash');
});

it.each(['bague en argent', '3 livres', 'dollar de sable', 'bracelet argent'])(
  'does not take « %s » for cash',
  (name) => expect(asked(name)).not.toContain('cash'),
);
