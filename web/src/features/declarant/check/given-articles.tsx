import { describeArticle, formatPrice, indexCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { type DeclarationRequest, declaredArticles } from '../../../store';
import { BoughtIn } from '../../basket/lines/bought-in';
import { useCatalogue } from '../../reference';
import styles from './given-articles.module.css';

/** Every article as it was given: where one is refused none is computed, and there is no answer to wait for. */
export function GivenArticles({ request }: { readonly request: DeclarationRequest }): ReactNode {
  const catalogue = useCatalogue();
  const products = catalogue && indexCatalogue(catalogue);
  const { country } = request.meansOfTransportAndCountry;
  return (
    <ul className={styles.list}>
      {declaredArticles(request).map((article) => (
        <li key={article.id} className={styles.line}>
          <span className={styles.name}>
            {describeArticle(article, products?.get(article.productId ?? '') ?? null)}
            <BoughtIn country={article.purchaseCountry === country ? undefined : article.purchaseCountry} />
          </span>
          <span className={styles.price}>{formatPrice(article.value, article.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
