/**
 * Written content of the guide, as data. Texts are plain French with a light inline syntax:
 * `**fort**`, `[libellé](adresse)` and `[[terme]]` or `[[terme|mots affichés]]` for a glossary term.
 */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] };

/** A label and its figure or short value, shown as a two-column list. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

export const text = (value: string): Block => ({ kind: 'text', text: value });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items });
export const note = (value: string): Block => ({ kind: 'note', text: value });
export const facts = (...items: readonly Fact[]): Block => ({ kind: 'facts', facts: items });
export const fact = (label: string, value: string): Fact => ({ label, value });
