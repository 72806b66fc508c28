import { phrase, spellLegalBases, typeset } from '@retour/core';

/** The texts of law that something rests on, each once, without an abbreviation. */
export function lawText(bases: readonly string[]): string {
  const texts = spellLegalBases(bases);
  const listed = texts.join(typeset(' ; '));
  return texts.length < 2 ? phrase`Texte : ${listed}` : phrase`Textes : ${listed}`;
}

const cites = 'CITES (convention sur le commerce international des espèces menacées)';

/** A sentence about what restricts an article, with the convention that it names spelled out. */
export function withCites(sentence: string): string {
  return sentence.replace('CITES', cites);
}
