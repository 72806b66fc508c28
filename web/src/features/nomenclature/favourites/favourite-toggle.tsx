import type { Product } from '@retour/core';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { productName } from '../../basket/text/product-words';
import { nomenclatureText } from '../text';
import styles from './favourite-toggle.module.css';
import { useFavourite } from './use-favourite';

/** The star of a product in a list. */
export function FavouriteToggle({ product }: { readonly product: Product }): ReactNode {
  const { isStarred, toggle } = useFavourite(product);
  const name = productName(product);
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={isStarred ? nomenclatureText.unstar(name) : nomenclatureText.star(name)}
      data-starred={isStarred || undefined}
      onClick={toggle}
    >
      <Star aria-hidden size={20} strokeWidth={1.9} />
    </button>
  );
}
