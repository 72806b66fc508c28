import { describe, expect, it } from 'vitest';
import { snippetAround, snippetReach } from './snippet';

const text =
  'Une montre est un objet, et un objet ne se découpe pas en deux parties égales et bien séparées.';

describe('snippetAround', () => {
  it('keeps thirty characters on each side and marks what is cut', () => {
    const start = text.indexOf('découpe');
    const snippet = snippetAround(text, start, start + 'découpe'.length);
    expect(snippet.match).toBe('découpe');
    expect(snippet.before).toBe(`…${text.slice(start - snippetReach, start)}`);
    expect(snippet.after).toBe(`${text.slice(start + 7, start + 7 + snippetReach)}…`);
  });

  it('adds no ellipsis at the ends of the text', () => {
    expect(snippetAround('Tabac', 0, 5)).toEqual({ before: '', match: 'Tabac', after: '' });
  });
});
