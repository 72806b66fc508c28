import { describe, expect, it } from 'vitest';
import { withAcronymsSpelledOut } from './acronyms';
import { parseInline, plainSentence } from './inline';

describe('parseInline', () => {
  it('reads strong words, links and glossary terms in order', () => {
    expect(parseInline('La **TVA** et la [[franchise]] : [guide](/preparer-mon-voyage#a).')).toEqual([
      { kind: 'plain', text: 'La ' },
      { kind: 'strong', text: 'TVA' },
      { kind: 'plain', text: ' et la ' },
      { kind: 'term', text: 'franchise', term: 'franchise' },
      { kind: 'plain', text: ' : ' },
      { kind: 'link', text: 'guide', href: '/preparer-mon-voyage#a' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('shows other words for a term', () => {
    expect(parseInline('[[franchise|en franchise]]')).toEqual([
      { kind: 'term', text: 'en franchise', term: 'franchise' },
    ]);
  });

  it('keeps an unknown term as plain words', () => {
    expect(parseInline('[[inconnu]]')).toEqual([{ kind: 'plain', text: 'inconnu' }]);
  });

  it('gives the sentence without its markup', () => {
    expect(plainSentence('Un [lien](https://example.org/a) et du **gras**.')).toBe('Un lien et du gras.');
  });
});

describe('withAcronymsSpelledOut', () => {
  it('changes nothing when done again', () => {
    const once = withAcronymsSpelledOut([{ kind: 'text', text: 'La **TVA** et la CNIL, puis la TVA.' }]);
    expect(withAcronymsSpelledOut(once)).toEqual(once);
  });

  it('spells an acronym out once, where it first stands', () => {
    const spelled = withAcronymsSpelledOut([
      { kind: 'text', text: 'La **TVA** est due.' },
      { kind: 'list', items: ['la TVA', 'la CNIL'] },
    ]);
    expect(spelled).toEqual([
      { kind: 'text', text: 'La **TVA** (taxe sur la valeur ajoutée) est due.' },
      {
        kind: 'list',
        items: ['la TVA', 'la CNIL (Commission nationale de l’informatique et des libertés)'],
      },
    ]);
  });
});
