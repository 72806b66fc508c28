import { firstRegulatedDay, lawOn } from '../../law';
import { type RestrictedGood, restrictedGood } from '../../restricted-good';

const { minimumAges, quantityAllowances } = lawOn(firstRegulatedDay);

const listedAdvice = `Choisissez-le dans la liste des articles : le montant y est calculé. Avant ${minimumAges.elsewhere.value} ans, montrez-le à un agent.`;

/**
 * Goods that a free article cannot carry, for their taxes depend on a quantity. Personal use owes nothing inside the
 * Union; searches and codes find the listed articles, never these rows.
 */
export const alcoholAndTobacco: readonly RestrictedGood[] = [
  restrictedGood('alcohol', {
    name: 'Alcool',
    severity: 'regulated',
    law: 'Alcool : les taxes dépendent de la quantité et du degré.',
    advice: listedAdvice,
    question: 'est-ce une boisson alcoolisée ?',
    cnPrefixes: [],
    topic: 'tabac-alcool',
    legalBasis: quantityAllowances.third.legalBasis,
  }),
  restrictedGood('tobacco', {
    name: 'Tabac',
    severity: 'regulated',
    law: 'Tabac : les taxes dépendent de la quantité.',
    advice: listedAdvice,
    question: 'est-ce du tabac ?',
    cnPrefixes: [],
    topic: 'tabac-alcool',
    legalBasis: quantityAllowances.third.legalBasis,
  }),
];
