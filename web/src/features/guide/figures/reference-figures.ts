import { confirmed, type Figure, fromMemory } from '@retour/core';

/** Figures that only the guide quotes: no duty is computed with them, so core does not hold them. Amounts in cents. */

const cashRules = 'Code monétaire et financier, art. L. 152-1 à L. 152-4';

export const cashRule = {
  /** Days before the crossing from which the declaration is open. */
  declarableDaysBefore: confirmed(30, 'service-public.fr, fiche F801'),
  /** Sum from which the origin of the money must be proved. */
  proofOfOrigin: fromMemory(50_000_00, 'Code monétaire et financier, art. R. 152-8'),
  /** Highest fine, in percent of the sum. */
  finePercent: confirmed(50, cashRules),
} as const satisfies Record<string, Figure>;

/** Reduced VAT rates in metropolitan France, in percent, from the highest. */
export const reducedVatRates: readonly Figure[] = [
  confirmed(10, 'CGI, art. 278 bis'),
  confirmed(5.5, 'CGI, art. 278-0 bis'),
  confirmed(2.1, 'CGI, art. 281 octies'),
];

/** Years during which a free-movement card is valid. */
export const freeMovementCardYears: Figure = fromMemory(10, 'Pratique de la douane française');

/** Years during which a sum paid in error may be claimed back. */
export const claimYears: Figure = fromMemory(3, 'Règlement (UE) nº 952/2013, art. 121');

/** The main texts, as people may look them up. */
export const legalSources: readonly string[] = [
  'Directive européenne 2007/74 : franchises des voyageurs qui arrivent de pays hors de l’Union européenne.',
  'Accord du 28 juin 1990 avec Andorre.',
  'Directive européenne 2020/262 et décret 2024-276 : tabac et alcool achetés dans l’Union européenne.',
  'Nomenclature combinée : droits de douane et taux forfaitaire.',
  'Code général des impôts : taxe sur la valeur ajoutée à l’importation.',
  'Code des impositions sur les biens et services : accises sur le tabac et l’alcool.',
  'Règlement européen 2018/1672 : argent liquide.',
  'Règlement européen 2019/2122 : aliments et animaux.',
];
