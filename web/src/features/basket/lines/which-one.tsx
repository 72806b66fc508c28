import type { Arrival, Product, ProductCatalogue } from '@retour/core';
import { type ReactNode, useContext, useEffect } from 'react';
import type { BasketArticle } from '../../../store';
import { ButtonLink } from '../../../ui';
import { surelyMeant, useOfferedCatalogue } from '../../reference';
import { findGoods } from '../products/find-goods';
import { useBasketLinks } from '../products/product-link';
import { arrivalFor } from '../restrictions/arrival-for';
import { useArrival } from '../restrictions/use-arrival';
import { useBasketSession } from '../session/basket-session';
import { productName } from '../text/product-words';
import { basketText } from '../text/summary-text';
import { AskedArticles } from './asked-articles';
import styles from './basket-line.module.css';

const maxFound = 3;

export interface WhichOneProps {
  readonly article: BasketArticle;
  /** Where the person comes back to, once it is said; the basket when absent. */
  readonly returnTo?: string;
  readonly onLeave?: () => void;
}

/** A free article that the list may hold: which one it is says what is owed, and takes its place with its price. */
export function WhichOne({ article, returnTo, onLeave }: WhichOneProps): ReactNode {
  const { age = 0, country = '' } = useBasketSession().request;
  const catalogue = useOfferedCatalogue({ age, country });
  const trip = useArrival();
  const links = useBasketLinks();
  const tell = useContext(AskedArticles);
  const found = catalogue === null || trip === null ? [] : foundFor(article, catalogue, trip);
  const isAsked = found.length > 0;
  useEffect(() => {
    if (!isAsked) return undefined;
    tell(article.id, true);
    return () => tell(article.id, false);
  }, [tell, article.id, isAsked]);
  if (!isAsked) return null;
  return (
    <fieldset className={styles.which}>
      <legend>{basketText.whichOne}</legend>
      {found.map((product) => (
        <ButtonLink
          key={product.id}
          to={links.product(product)}
          state={{ replaces: article.id, returnTo }}
          onClick={onLeave}
          variant="secondary"
          compact
        >
          {productName(product)}
        </ButtonLink>
      ))}
    </fieldset>
  );
}

function foundFor(article: BasketArticle, catalogue: ProductCatalogue, trip: Arrival): readonly Product[] {
  const { products } = findGoods(catalogue, article.name, arrivalFor(trip, article.purchaseCountry));
  // A name that is a product's own is none of what only goes with it: an iPhone is no case for one.
  const isSure = surelyMeant(products) !== undefined;
  return products
    .filter(({ isSpelled }) => isSpelled || !isSure)
    .map(({ item }) => item.product)
    .filter(({ kind, question }) => kind !== 'custom-product' && (kind !== 'category' || question !== null))
    .slice(0, maxFound);
}
