import { type Arrival, type Product, restrictionOf } from '@retour/core';
import { ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { IconTile, Pill } from '../../../ui';
import { productIcon } from '../../reference';
import { leftToOffice } from '../restrictions/left-to-office';
import { useArrival } from '../restrictions/use-arrival';
import { productName } from '../text/product-words';
import { productsText } from '../text/products-text';
import { useBasketLinks } from './product-link';
import styles from './product-row.module.css';

export interface ProductRowProps {
  readonly product: Product;
  /** The name as it is drawn, when a part of it is marked. */
  readonly name?: ReactNode;
  /** Category it belongs to. */
  readonly category?: string | undefined;
}

/** The line of a typed list that led to this page goes on to those that follow (`readNamedPage`). */
export function useOpened(): { readonly opened: unknown } {
  return { opened: useLocation().state?.opened };
}

/** A node of the tree: leads to its children, its question, or its form, with what restricts it said at once. */
export function ProductRow({ product, name, category }: ProductRowProps): ReactNode {
  const links = useBasketLinks();
  const arrival = useArrival();
  const leads = product.kind === 'category';
  const Sign = leads ? ChevronRight : Plus;
  return (
    <li className={styles.row}>
      <Link to={links.product(product)} state={useOpened()} className={styles.link}>
        <IconTile icon={productIcon(product)} />
        <span className={styles.words}>
          <span className={styles.name}>{name ?? productName(product)}</span>
          {category !== undefined && <span className={styles.category}>{category}</span>}
          <ProductPills product={product} arrival={arrival} />
        </span>
        <Sign aria-hidden size={24} strokeWidth={2} className={styles.sign} />
      </Link>
    </li>
  );
}

/** What the law says of a product where it is bought, wherever it is offered. */
export function ProductPills({
  product,
  arrival,
}: {
  readonly product: Product;
  readonly arrival: Arrival | null;
}): ReactNode {
  const isNotManaged = leftToOffice(product, arrival) !== null;
  const restriction = arrival === null ? null : restrictionOf(product.restrictedGood, arrival);
  const isRestricted = restriction !== null && restriction.severity !== 'information';
  if (!isNotManaged && !isRestricted) return null;
  return (
    <span className={styles.pills}>
      {isNotManaged && <Pill tone="note">{productsText.notManaged}</Pill>}
      {isRestricted && (
        <Pill tone="danger">{restriction.good.boardingBan?.toLowerCase() ?? productsText.restricted}</Pill>
      )}
    </span>
  );
}
