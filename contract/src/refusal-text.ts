import { formatNumber, type Refusal, type RefusalCode, regimeOf, typeset } from '@retour/core';
import type { FieldProblem } from './problem';

type Figures = Refusal['figures'];

function figure(figures: Figures, name: string): string {
  const value = figures[name];
  return typeof value === 'number' ? formatNumber(value) : (value ?? '');
}

/** As it was sent, between what a sentence says of it; left out where it holds what nobody sees, such as the end of a line. */
function currency({ currency: sent = '' }: Figures): string {
  return /^[^\p{C}\p{Z}]+$/u.test(String(sent)) ? ` ${sent}` : '';
}

/** Inside the Union there is no allowance to lack. */
function isInUnion({ country }: Figures): boolean {
  return regimeOf({ country: String(country), meanOfTransport: 'other', border: false }) === 'eu';
}

/** Each sentence names the field and says what to do. */
const sentences: Readonly<Record<RefusalCode, (figures: Figures) => string>> = {
  'unknown-country': () =>
    'Le pays des achats n’est pas dans la liste. Choisissez un pays de la liste (exemple : CH pour la Suisse).',
  'excluded-country': () =>
    'Le pays des achats est un territoire français : aucun calcul à faire ici. Choisissez un autre pays.',
  'unknown-product': () =>
    'Cet article n’est pas dans la nomenclature. Choisissez un article de la liste, ou un article libre.',
  'category-not-a-product': () =>
    'Cet article est une famille de produits. Choisissez un article précis dans cette famille.',
  // It is left out of what is computed here, and of nothing else: whoever carries it declares it to an agent.
  'product-not-offered-at-age': (figures) =>
    `Avant ${figure(figures, 'minimumAge')} ans, ${
      isInUnion(figures)
        ? 'cet article (tabac ou alcool) n’est pas calculé ici. Retirez-le'
        : 'il n’y a aucune franchise pour le tabac et l’alcool. Retirez cet article d’ici'
    } et montrez-le à un agent : il dit ce qui est dû. Ou corrigez l’âge.`,
  'product-not-offered-for-country': () =>
    'Cet article n’est pas proposé pour le pays des achats. Retirez-le ou changez de pays.',
  'unknown-currency': (figures) =>
    `La devise${currency(figures)} n’est pas dans la liste. Choisissez une devise de la liste (exemple : EUR).`,
  'currency-without-rate': (figures) =>
    `Aucun taux de change n’est connu pour la devise${currency(figures)}. Indiquez le prix en euros.`,
  'amount-required': () =>
    'La quantité manque. Indiquez la quantité de cet article, supérieure à zéro (exemple : 1,5).',
  'amount-not-whole': () => 'La quantité de cet article se compte en unités. Indiquez un nombre entier.',
  'too-many-items': (figures) =>
    `La quantité est trop grande : le calcul porte au plus sur ${figure(figures, 'maximum')} objets. Diminuez les quantités.`,
  'unknown-origin-country': () =>
    'Le pays de fabrication n’est pas dans la liste. Choisissez un pays de la liste, ou laissez vide.',
  'purchased-outside-union': () =>
    'Ce pays d’achat est hors de l’Union européenne. Choisissez-le comme pays du voyage, et dites celui des autres articles.',
  'date-without-regulation': () =>
    'La date d’arrivée est antérieure aux règles connues du service. Choisissez une date plus récente.',
};

/** The French sentence for a refusal of the engine, the same in the browser and in the API's answers. */
export function refusalText(refusal: Refusal): string {
  return typeset(sentences[refusal.code](refusal.figures));
}

const requestNames: Readonly<Record<string, string>> = {
  goods: 'shoppingProducts',
  productId: 'id',
  originalValueThousandths: 'originalValue',
  amountMillionths: 'amount',
  alcoholDegreeThousandths: 'alcoholDegree',
};

/** A refusal as a field error of the simulation request: `goods.2.productId` becomes `shoppingProducts.2.id`. */
export function toFieldProblem(refusal: Refusal): FieldProblem {
  const path = refusal.path.map((part) => requestNames[part] ?? String(part)).join('.');
  return { path, code: refusal.code, message: refusalText(refusal) };
}
