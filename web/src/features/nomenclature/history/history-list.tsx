import { indexCatalogue, type ProductCatalogue } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui';
import { FinderSection } from '../finder/finder-section';
import { ProductEntry } from '../finder/product-entry';
import { nomenclatureText } from '../text';
import type { ProductHistory } from './product-history';

const firstShown = 3;

/** What the agent last looked up: three first, the rest on demand. */
export function HistoryList({
  history,
  catalogue,
}: {
  readonly history: ProductHistory;
  readonly catalogue: ProductCatalogue;
}): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const index = indexCatalogue(catalogue);
  const known = (history.entries ?? []).flatMap(({ productId, searchValue }) => {
    const product = index.get(productId);
    return product === undefined ? [] : [{ product, searchValue }];
  });
  if (history.isUnreadable) {
    return (
      <FinderSection title={nomenclatureText.history}>
        <p>{nomenclatureText.historyFailed}</p>
      </FinderSection>
    );
  }
  if (known.length === 0) return null;
  const shown = isWhole ? known : known.slice(0, firstShown);
  const hidden = known.length - firstShown;
  return (
    <FinderSection
      title={nomenclatureText.history}
      action={
        hidden > 0 && (
          <Button compact variant="quiet" expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? nomenclatureText.historyLess : nomenclatureText.historyMore(hidden)}
          </Button>
        )
      }
    >
      <ul>
        {shown.map(({ product, searchValue }) => (
          <ProductEntry
            key={product.id}
            product={product}
            detail={searchValue === '' ? undefined : nomenclatureText.historySearched(searchValue)}
          />
        ))}
      </ul>
    </FinderSection>
  );
}
