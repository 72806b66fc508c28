import { describe, expect, it } from 'vitest';
import { defuseLinks } from './defuse-links';

describe('defuseLinks', () => {
  it.each([
    ['www.exemple.fr', 'www. exemple. fr'],
    ['http://exemple.fr/a?b=1', 'http: //exemple. fr/a?b=1'],
    ['https://192.0.2.1/a', 'https: //192.0.2.1/a'],
    ['gagnez sur EXEMPLE.COM !', 'gagnez sur EXEMPLE. COM !'],
    ['exemple。fr et exemple．fr', 'exemple。 fr et exemple． fr'],
    ['1x.bet', '1x. bet'],
    ['exemple.xn--p1ai', 'exemple. xn--p1ai'],
    ['écrivez à a@exemple.fr', 'écrivez à a@exemple. fr'],
  ])('makes %s no link', (typed, shown) => {
    expect(defuseLinks(typed)).toBe(shown);
    expect(defuseLinks(shown)).toBe(shown);
  });

  it.each(['Montre à 12.50 €', 'Vin, 2.5 L', 'J. P. Martin', 'Fin.', 'a.b@exemple.fr'])(
    'leaves %s as it is',
    (typed) => expect(defuseLinks(typed)).toBe(typed),
  );
});
