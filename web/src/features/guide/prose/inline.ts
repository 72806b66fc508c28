import { type GlossaryTerm, isGlossaryTerm } from '../content/glossary';

/** A piece of a written sentence, once its light markup is read. */
export type InlinePiece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'term'; readonly text: string; readonly term: GlossaryTerm };

const markup = /\*\*(.+?)\*\*|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\[([^\]]+)\]\(([^)]+)\)/g;

function readMarkup(match: RegExpExecArray): InlinePiece {
  const [whole, strong, term, shown, label, href] = match;
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (label !== undefined && href !== undefined) return { kind: 'link', text: label, href };
  if (term !== undefined && isGlossaryTerm(term)) return { kind: 'term', text: shown ?? term, term };
  return { kind: 'plain', text: shown ?? term ?? whole };
}

export function parseInline(source: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let position = 0;
  for (const match of source.matchAll(markup)) {
    if (match.index > position) pieces.push({ kind: 'plain', text: source.slice(position, match.index) });
    pieces.push(readMarkup(match));
    position = match.index + match[0].length;
  }
  if (position < source.length) pieces.push({ kind: 'plain', text: source.slice(position) });
  return pieces;
}

/** The sentence as it is read, without its markup. */
export function plainSentence(source: string): string {
  return parseInline(source)
    .map((piece) => piece.text)
    .join('');
}
