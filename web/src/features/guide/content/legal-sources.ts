/** The main texts, as people may look them up. */
export const legalSources: readonly string[] = [
  'Directive européenne 2007/74 : franchises des voyageurs qui arrivent de pays hors de l’Union européenne.',
  'Accord du 28 juin 1990 avec l’Andorre.',
  'Directive européenne 2020/262 et décret 2024-276 : tabac et alcool achetés dans l’Union européenne.',
  'Nomenclature combinée : droits de douane et droit forfaitaire des voyageurs.',
  'Code général des impôts : taxe sur la valeur ajoutée à l’importation.',
  'Code des impositions sur les biens et services : accises sur le tabac et l’alcool.',
  'Règlement européen 2018/1672 : argent liquide.',
  'Règlement européen 2019/2122 : aliments et animaux.',
];
