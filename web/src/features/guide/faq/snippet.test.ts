import { describe, expect, it } from 'vitest';
import { snippetAround, snippetOfOpening, snippetReach } from './snippet';

const text =
  'Une montre est un objet, et un objet ne se découpe pas en deux parties égales et bien séparées.';

describe('snippetAround', () => {
  it('keeps whole words within thirty characters on each side, and marks what is cut', () => {
    const start = text.indexOf('découpe');
    const snippet = snippetAround(text, start, start + 'découpe'.length);
    expect(snippet).toEqual({
      before: '…un objet, et un objet ne se ',
      match: 'découpe',
      after: ' pas en deux parties égales et…',
    });
    expect(snippet.before.length).toBeLessThanOrEqual(snippetReach + 1);
  });

  it('cuts a word that alone is longer', () => {
    const long = `${'a'.repeat(40)}douane${'b'.repeat(40)}`;
    const { before, after } = snippetAround(long, 40, 46);
    expect([before, after]).toEqual([`…${'a'.repeat(30)}`, `${'b'.repeat(30)}…`]);
  });

  it('opens a text of which nothing matches with as much as around a match', () => {
    const { before, match, after } = snippetOfOpening(text);
    expect([before, match]).toEqual(['', '']);
    expect(after).toBe('Une montre est un objet, et un objet ne se découpe pas en…');
    expect(snippetOfOpening('Tabac').after).toBe('Tabac');
  });

  it('adds no ellipsis at the ends of the text', () => {
    expect(snippetAround('Tabac', 0, 5)).toEqual({ before: '', match: 'Tabac', after: '' });
  });
});
