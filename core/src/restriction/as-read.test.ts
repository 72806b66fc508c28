import { expect, it } from 'vitest';
import { asRead } from './as-read';

it.each([
  ['cocaine500g', 'cocaine 500 g'],
  ['2kgfromage', '2 kgfromage'],
  ['200marlboro', '200 marlboro'],
  ['robe2', 'robe 2'],
  ['3D AK47 C4 9mm PS5 2cb', '3d ak47 c4 9mm ps5 2cb'],
  ['с\u043eсаine', 'cocaine'],
  ['\u0421О\u0421АINЕ', 'cocaine'],
  ['нerоïne', 'heroïne'],
  ['fr\u03bfmage', 'fromage'],
  ['ковёр', 'ковёр'],
  ['tapis ковёр', 'tapis ковёр'],
  ['χαλί', 'χαλί'],
  ['ｃｏｃａ', 'coca'],
  ['fro\u00admage', 'fromage'],
  ['co\u200bcaïne', 'cocaïne'],
  ['c o c a i n e', 'cocaine'],
  ['C.O.C.A.Ï.N.E', 'cocaïne'],
  ['c - o - c_a·i*n/e', 'cocaine'],
  ['T.H.C. 20', 'thc. 20'],
  ['D & G', 'd & g'],
  ['H&M robe', 'h&m robe'],
  ['pot à l’eau', 'pot à l’eau'],
])('reads « %s » as « %s »', (written, read) => expect(asRead(written)).toBe(read));
