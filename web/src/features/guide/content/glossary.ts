/** Words of the law, each said in one or two plain sentences. */
export const glossary = {
  franchise:
    'La franchise est la limite sous laquelle vous ne payez rien. Elle vaut par personne et par voyage.',
  accise: 'L’accise est une taxe sur la quantité de tabac ou d’alcool, et non sur son prix.',
  'certificat phytosanitaire':
    'Le certificat phytosanitaire atteste qu’une plante est saine. Le pays d’origine le délivre.',
  détaxe: 'La détaxe rend la taxe payée en France à un visiteur qui repart hors de l’Union européenne.',
} as const satisfies Record<string, string>;

export type GlossaryTerm = keyof typeof glossary;

export function isGlossaryTerm(word: string): word is GlossaryTerm {
  return Object.hasOwn(glossary, word);
}

/** Acronyms that people meet, spelled out at their first use on a page. */
export const acronyms: Readonly<Record<string, string>> = {
  TVA: 'taxe sur la valeur ajoutée',
  CITES: 'convention sur le commerce international des espèces menacées',
  DALIA: 'déclaration d’argent liquide auprès de l’administration',
  CNIL: 'Commission nationale de l’informatique et des libertés',
  RGAA: 'référentiel général d’amélioration de l’accessibilité',
  MIT: 'Massachusetts Institute of Technology',
};
