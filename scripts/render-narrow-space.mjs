/**
 * Renders the font of one glyph that our two fonts lack, the narrow no-break space (U+202F) that French puts before ? ! ;
 * and between thousands: node scripts/render-narrow-space.mjs
 * Without it a browser shrinks the ordinary space until it cannot be seen in headings.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import opentype from 'opentype.js';

const unitsPerEm = 1000;
/** A fifth of an em, between the quarter of a word space and the sixth of a hair space. */
const advanceWidth = 200;

const font = new opentype.Font({
  familyName: 'Narrow space',
  styleName: 'Regular',
  unitsPerEm,
  ascender: 800,
  descender: -200,
  glyphs: [
    new opentype.Glyph({ name: '.notdef', advanceWidth: unitsPerEm, path: new opentype.Path() }),
    new opentype.Glyph({ name: 'uni202F', unicode: 0x202f, advanceWidth, path: new opentype.Path() }),
  ],
});

const file = path.join(import.meta.dirname, '..', 'web', 'src', 'ui', 'fonts', 'narrow-space.otf');
await writeFile(file, Buffer.from(font.toArrayBuffer()));
