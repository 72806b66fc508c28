import { type HeldRestriction, type ProductCatalogue, typeset } from '@retour/core';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { EmptyState } from '../../../ui';
import { MarkedName } from '../../basket/products/marked-name';
import { productName } from '../../basket/text/product-words';
import { formatCnCode } from '../../reference';
import { RestrictedEntry } from '../restrictions/restricted-entry';
import { codeText } from '../sheet/rate-text';
import { nomenclatureText } from '../text';
import { findGoods, foundCount } from './find-goods';
import styles from './finder.module.css';
import { ProductEntry } from './product-entry';
import { useSelection } from './selection';
import { typedCode } from './typed-code';

export interface SearchResultsProps {
  readonly catalogue: ProductCatalogue;
  readonly query: string;
  /** A result was opened: its product. */
  readonly onOpen: (productId: string) => void;
}

const entryOf = (restriction: HeldRestriction): ReactNode => (
  <RestrictedEntry key={restriction.good.id} restriction={restriction} />
);

/** What the words or the code typed find: what the law restricts first, then the products, the best first. */
export function SearchResults({ catalogue, query, onOpen }: SearchResultsProps): ReactNode {
  const settled = useDeferredValue(query);
  const { arrival } = useSelection();
  const found = useMemo(() => findGoods(settled, catalogue, arrival), [settled, catalogue, arrival]);
  const { named, products, begun, code } = found;
  const count = foundCount(found);
  const typed = typedCode(settled);
  if (count === 0) {
    return (
      <EmptyState title={nomenclatureText.nothingFound(typeset(settled.trim()))} icon={SearchX}>
        {typed === null ? nomenclatureText.nothingAdvice : nomenclatureText.noCodeAdvice}
      </EmptyState>
    );
  }
  return (
    <div>
      <p role="status" className={styles.detail}>
        {nomenclatureText.results(count)}
        {code !== null &&
          code !== typed &&
          nomenclatureText.widened(formatCnCode(typed ?? ''), formatCnCode(code))}
      </p>
      <ul>
        {named.map(entryOf)}
        {products.map(({ product, parent }) => (
          <ProductEntry
            key={product.id}
            product={product}
            name={code !== null ? undefined : <MarkedName name={productName(product)} query={settled} />}
            detail={[
              ...(product.tariff === null ? [] : [codeText(product.tariff.cnCode)]),
              ...(parent === undefined ? [] : [productName(parent)]),
            ].join(' · ')}
            withIcon
            onOpen={() => onOpen(product.id)}
          />
        ))}
        {begun.map(entryOf)}
      </ul>
    </div>
  );
}
