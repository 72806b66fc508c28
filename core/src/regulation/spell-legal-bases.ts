import { typeset } from '../french/typeset';

const codes: Readonly<Record<string, string>> = {
  CGI: 'code général des impôts',
  CIBS: 'code des impositions sur les biens et services',
  CSS: 'code de la sécurité sociale',
};

/** « , 292 », « , R. 316-1 », « et suivants », « à 281 octies », « et R. 316-1 »: what makes articles of an article. */
const severalArticles = /art\. (?=[LRD\d. -]+(?: (?:bis|ter|quater))?(?:, (?:[LRD]\. )?\d| et | à ))/gu;

const spellings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^Dir\. (?:\(UE\) )?/u, 'directive européenne '],
  [/^(règlement(?: délégué| d’exécution)?) \((?:UE|CEE?)\)/iu, '$1 européen'],
  [/^accord CEE-Andorre/iu, 'accord européen avec l’Andorre'],
  [/\bCE-Saint-Marin/u, 'entre la Communauté européenne et Saint-Marin'],
  [severalArticles, 'articles '],
  [/art\. /gu, 'article '],
  // As Légifrance numbers the articles of a code.
  [/\b([LRD])\. (?=\d)/gu, '$1'],
  [/§ /gu, 'paragraphe '],
  [/(?<=, )(?=[a-z]\)$)/u, 'point '],
];

/** The texts of a basis, each spelled out. */
function textsOf(basis: string): readonly string[] {
  return basis.split(' ; ').map((text) => {
    const named = text.replace(/^[A-Z]{3,4}(?=, )/u, (initials) => codes[initials] ?? initials);
    const spelled = spellings.reduce((written, [pattern, words]) => written.replace(pattern, words), named);
    return typeset(spelled.charAt(0).toLocaleLowerCase('fr') + spelled.slice(1));
  });
}

/**
 * The texts of several legal bases of the tables, each once and without an abbreviation, to stand after a colon: « CGI, art. 291 »
 * gives « code général des impôts, article 291 ».
 */
export function spellLegalBases(bases: readonly string[]): readonly string[] {
  return [...new Set(bases.flatMap(textsOf))];
}
