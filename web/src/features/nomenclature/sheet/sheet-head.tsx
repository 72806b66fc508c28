import { type Product, type RestrictedGood, typeset } from '@retour/core';
import { Star } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui';
import { productName } from '../../basket/text/product-words';
import { useFavourite } from '../favourites/use-favourite';
import { useSelection } from '../finder/selection';
import { nomenclatureText } from '../text';
import styles from './sheet.module.css';

export interface SheetHeadProps {
  readonly product: Product;
  readonly ancestors: readonly Product[];
  /** The reader has just chosen it: the focus goes to its name. */
  readonly takesFocus: boolean;
}

/** Where the product stands, its name, its star. */
export function SheetHead({ product, ancestors, takesFocus }: SheetHeadProps): ReactNode {
  const { pathOf } = useSelection();
  return (
    <div className={styles.head}>
      {ancestors.length > 0 && (
        <ol className={styles.trail}>
          {ancestors.map((ancestor) => (
            <li key={ancestor.id}>
              <Link to={pathOf(ancestor.id)}>{productName(ancestor)}</Link>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.name}>
        <SheetTitle takesFocus={takesFocus}>{productName(product)}</SheetTitle>
        {product.kind !== 'category' && <FavouriteButton product={product} />}
      </div>
    </div>
  );
}

/** The name of restricted goods. */
export function RestrictedHead({
  good,
  takesFocus,
}: {
  readonly good: RestrictedGood;
  readonly takesFocus: boolean;
}): ReactNode {
  return (
    <div className={styles.name}>
      <SheetTitle takesFocus={takesFocus}>{typeset(good.name)}</SheetTitle>
    </div>
  );
}

function SheetTitle({
  takesFocus,
  children,
}: {
  readonly takesFocus: boolean;
  readonly children: string;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

function FavouriteButton({ product }: { readonly product: Product }): ReactNode {
  const { isStarred, toggle } = useFavourite(product);
  return (
    <span className={styles.favourite} data-starred={isStarred || undefined}>
      <Button compact variant="quiet" icon={Star} onClick={toggle}>
        {isStarred ? nomenclatureText.removeFavourite : nomenclatureText.addFavourite}
      </Button>
    </span>
  );
}
