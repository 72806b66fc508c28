import type { Product } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconTile } from '../../../ui';
import { productName } from '../../basket/text/product-words';
import { productIcon } from '../../reference';
import { FavouriteToggle } from '../favourites/favourite-toggle';
import styles from './finder.module.css';
import { useSelection } from './selection';

export interface ProductEntryProps {
  readonly product: Product;
  /** The name as it is drawn, when a part of it is marked. */
  readonly name?: ReactNode;
  /** Its category, or what was typed to find it. */
  readonly detail?: string | undefined;
  readonly withIcon?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
}

/** A product of a list: opens its sheet; its star keeps it among the favourites. */
export function ProductEntry({
  product,
  name,
  detail,
  withIcon = false,
  onOpen,
}: ProductEntryProps): ReactNode {
  const { productId, pathOf } = useSelection();
  return (
    <li className={styles.entry}>
      <Link
        to={pathOf(product.id)}
        className={styles.link}
        aria-current={productId === product.id ? 'true' : undefined}
        data-entry
        onClick={onOpen}
      >
        {withIcon && <IconTile icon={productIcon(product)} />}
        <span className={styles.words}>
          <span className={styles.name}>{name ?? productName(product)}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      </Link>
      {product.kind !== 'category' && <FavouriteToggle product={product} />}
    </li>
  );
}
