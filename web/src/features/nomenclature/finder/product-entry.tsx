import type { Product } from '@retour/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconTile } from '../../../ui';
import { productName } from '../../basket/text/product-words';
import { productIcon } from '../../reference';
import { FavouriteToggle } from '../favourites/favourite-toggle';
import { severityOf } from '../restrictions/severity-of';
import { SeverityPill } from '../restrictions/severity-pill';
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

/** A product of a list: opens its sheet; what may not enter freely from this country says so; its star keeps it among the favourites. */
export function ProductEntry({
  product,
  name,
  detail,
  withIcon = false,
  onOpen,
}: ProductEntryProps): ReactNode {
  const { productId, pathOf, arrival } = useSelection();
  const shown = severityOf(product, arrival);
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
          {detail !== undefined && detail !== '' && <span className={styles.detail}>{detail}</span>}
          {shown !== null && (
            <span className={styles.pills}>
              <SeverityPill {...shown} />
            </span>
          )}
        </span>
      </Link>
      {product.kind !== 'category' && <FavouriteToggle product={product} />}
    </li>
  );
}
