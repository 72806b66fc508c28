import { type QuotedFigures, type RestrictedGoodRows, restrictedGood } from '../../restricted-good';
import { quantityAllowanceRows } from '../quantity-allowances';

const [{ legalBasis }] = quantityAllowanceRows.third;

const listedAdvice = {
  advice: ({ minimumAges }: QuotedFigures): string =>
    `À partir de ${minimumAges.elsewhere.value} ans, choisissez-le dans la liste des articles : le montant y est calculé. Avant ${minimumAges.elsewhere.value} ans, montrez-le à un agent.`,
  declaredAdvice: 'Montrez-le à un agent : il établit ce qui est dû.',
};

/**
 * Goods that a free article cannot carry, for their taxes depend on a quantity. Personal use owes nothing inside the
 * Union; searches and codes find the listed articles, never these rows.
 */
export const alcoholAndTobacco: readonly RestrictedGoodRows[] = [
  restrictedGood('alcohol', {
    name: 'Alcool',
    severity: 'regulated',
    law: 'Alcool : les taxes dépendent de la quantité et du degré.',
    ...listedAdvice,
    question: 'est-ce une boisson alcoolisée ?',
    topic: 'tabac-alcool',
    legalBasis,
  }),
  restrictedGood('tobacco', {
    name: 'Tabac',
    severity: 'regulated',
    law: 'Tabac : les taxes dépendent de la quantité.',
    ...listedAdvice,
    question: 'est-ce du tabac ?',
    topic: 'tabac-alcool',
    legalBasis,
  }),
];
