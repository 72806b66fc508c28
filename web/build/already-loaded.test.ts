import { expect, it } from 'vitest';
import { withoutLoaded } from './already-loaded';
import { hashLength } from './chunk-names';

const hash = 'a-_B1234'.slice(0, hashLength);
const first = [`assets/react-${hash}.js`, `assets/shell-${hash}.js`, `assets/shell-${hash}.css`];
const own = [`assets/shell-tag-${hash}.js`, `assets/basket-${hash}.js`, `assets/basket-${hash}.css`];

it('leaves out of what a module fetches what every page began with', () => {
  expect(withoutLoaded('', [...first, ...own], { hostType: 'js' })).toEqual(own);
});

it('leaves nothing out of what a page asks for', () => {
  expect(withoutLoaded('', [...first, ...own], { hostType: 'html' })).toEqual([...first, ...own]);
});

it('leaves out all that is fetched by what is for the makers alone', () => {
  expect(withoutLoaded(`assets/gallery/gallery-${hash}.js`, own, { hostType: 'js' })).toEqual([]);
});
