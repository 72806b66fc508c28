import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconTile } from '../../../ui';
import { ancestorsOf } from '../../basket/products/ancestors';
import { productName } from '../../basket/text/product-words';
import { productIcon } from '../../reference';
import { nomenclatureText } from '../text';
import styles from './finder.module.css';
import { FinderSection } from './finder-section';
import { ProductEntry } from './product-entry';
import { useSelection } from './selection';

function leafCount(product: Product): number {
  return product.kind === 'category'
    ? product.subProducts.reduce((count, child) => count + leafCount(child), 0)
    : 1;
}

interface BranchProps {
  readonly products: readonly Product[];
  readonly isTop?: boolean;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** One level of the tree; only what is open is drawn. */
function Branch({ products, isTop = false, opened, onToggle }: BranchProps): ReactNode {
  return (
    <ul className={isTop ? undefined : styles.branch}>
      {products.map((product) => {
        if (product.kind !== 'category') return <ProductEntry key={product.id} product={product} />;
        const isOpen = opened.has(product.id);
        return (
          <li key={product.id}>
            <button
              type="button"
              className={styles.category}
              aria-expanded={isOpen}
              data-entry
              onClick={() => onToggle(product.id)}
            >
              {isTop && <IconTile icon={productIcon(product)} />}
              <span className={styles.name}>{productName(product)}</span>
              <span className={styles.count}>
                {leafCount(product)}
                <ChevronRight aria-hidden size={20} strokeWidth={2} className={styles.chevron} />
              </span>
            </button>
            {isOpen && <Branch products={product.subProducts} opened={opened} onToggle={onToggle} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The whole nomenclature of a country; the way to the product that is open is open too. */
export function ProductTree({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const { productId } = useSelection();
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const isKnown = productId !== null && indexCatalogue(catalogue).has(productId);
    return new Set(isKnown ? ancestorsOf(catalogue, productId).map(({ id }) => id) : []);
  });
  const toggle = (id: string): void => {
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  return (
    <FinderSection title={nomenclatureText.tree}>
      <Branch products={catalogue.products} isTop opened={opened} onToggle={toggle} />
    </FinderSection>
  );
}
