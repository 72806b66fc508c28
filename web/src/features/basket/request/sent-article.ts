import type { ShoppingProductInput } from '@retour/contract';
import type { BasketArticle } from '../../../store';

/** An article as a simulation and a declaration send it: nothing is said of what was not answered. */
export function sentArticle(article: BasketArticle): ShoppingProductInput {
  const { productId, amount, alcoholDegree, originCountry, purchaseCountry } = article;
  const { restriction, restrictionAnswers } = article;
  return {
    customId: article.id,
    customName: article.name,
    originalValue: article.value,
    currency: article.currency,
    ...(productId === null ? {} : { id: productId }),
    ...(alcoholDegree === undefined ? {} : { alcoholDegree }),
    ...(amount ? { amount } : {}),
    ...(originCountry ? { originCountry } : {}),
    ...(purchaseCountry ? { purchaseCountry } : {}),
    ...(productId === null && restriction !== undefined ? { restriction } : {}),
    ...(productId === null && restrictionAnswers !== undefined ? { restrictionAnswers } : {}),
  };
}
