import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productIcon } from '../../reference';
import { productsText } from '../text/products-text';
import styles from './common-purchases.module.css';
import { useBasketLinks } from './product-link';

/** What is offered before the categories, in this order: ids of the nomenclature. An editor's choice, counted nowhere. */
export const commonPurchaseIds: readonly string[] = [
  'parfum',
  'smartphone',
  'tee-shirt',
  'baskets',
  'sac-a-main',
  'montre',
  'ordinateur-portable',
  'bijou',
  'cigarettes',
  'vin',
  'whisky',
  'chocolat',
];

/** The name without its details: « Smartphone, téléphone portable », « Bijou (bague, collier…) ». */
function shortName({ name }: Product): string {
  return name.replace(/ ?[,(].*/, '');
}

/** The purchases that most travellers make, one press from the first screen; those not offered on this return are left out. */
export function CommonPurchases({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const links = useBasketLinks();
  const index = indexCatalogue(catalogue);
  return (
    <section>
      <h2>{productsText.common}</h2>
      <ul className={styles.list}>
        {commonPurchaseIds
          .flatMap((id) => index.get(id) ?? [])
          .map((product) => {
            const Picture = productIcon(product);
            return (
              <li key={product.id}>
                <Link to={links.product(product)} className={styles.link}>
                  <Picture aria-hidden size={20} strokeWidth={2} />
                  {shortName(product)}
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
