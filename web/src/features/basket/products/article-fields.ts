import type { ArticleField } from './article-draft';

/** Ids of the form's fields in the order of the page, which is that of the error summary. */
export const fieldIds: Readonly<Record<ArticleField, string>> = {
  name: 'nom',
  amount: 'quantite',
  degree: 'degre',
  price: 'prix',
  currency: 'devise',
  count: 'nombre',
  purchaseCountry: 'pays-achat',
  originCountry: 'origine',
};

const fieldOfPath: Readonly<Record<string, ArticleField>> = {
  customName: 'name',
  originalValue: 'price',
  originalValueThousandths: 'price',
  currency: 'currency',
  alcoholDegree: 'degree',
  alcoholDegreeThousandths: 'degree',
  originCountry: 'originCountry',
  purchaseCountry: 'purchaseCountry',
};

/** The field that a path of a refused request points at, e.g. "shoppingProducts.2.currency". */
export function fieldOfRefusedPath(name: string, isAmountProduct: boolean): ArticleField | undefined {
  if (name === 'amount' || name === 'amountMillionths') return isAmountProduct ? 'amount' : 'count';
  return fieldOfPath[name];
}
