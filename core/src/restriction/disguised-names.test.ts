import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** Names written so that no word of the tables is in them: glued to numbers, in other letters, spelled out or cut. */
const written: readonly (readonly [good: string, names: string])[] = [
  [
    'drugs',
    'cocaine500g, 500gcocaine, cocaïne20g, 10 gcocaine, thc10, сосаine, сосаїne, саnnаbіs, СОСАINЕ, hеrоine, HЕRОINE, c o c a i n e, c.o.c.a.i.n.e, c-o-c-a-i-n-e, c_o_c_a_i_n_e, C.O.C.A.Ï.N.E, с о с а i n e, t.h.c, l s d, coca-ïne, co-caïne, her oïne, can nabis, coc a ine, co ca i ne, co\u00adcaïne, c\u200bocaine, coca\u2060ïne',
  ],
  ['tobacco', '200marlboro, marlboro200, 10cartouches marlboro, mаrlbоrо'],
  [
    'dairy',
    '2kgfromage, fromage2kg, 500grfromage, 3fromages, frοmage, fro mage, fro-mage, fro\u00admage, f r o m a g e, pot de fro mage',
  ],
  ['meat', 'saucisson1kg, 3saucissons, jambon300gr, saucis son, s a u c i s s o n, j.a.m.b.o.n sec'],
  ['alcohol', 'whisky70cl, 2xvodka, 1lwhisky'],
];

const harmless =
  'cocacola, coca-cola 33cl, coca 1l, iphone15, 2robes, robe2, vitamine B12, WD40, MP3, PS5, lego75192, t-shirt L, H&M robe, D & G ceinture, A.P.C. jean, taille S/M/L robe, tapis 2m x 3m, frites en cornet, collier or ange, porte-monnaie, tire-bouchon, USB-C 64go, x box one s, l’eau d’Issey, pull col V';

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);
const split = (names: string): readonly string[] => names.split(', ');

it.each(written.flatMap(([good, names]) => split(names).map((name) => [name, good] as const)))(
  'asks about « %s »',
  (name, good) => expect(asked(name)).toContain(good),
);

it.each(split(harmless))('asks nothing about « %s »', (name) => expect(asked(name)).toEqual([]));
