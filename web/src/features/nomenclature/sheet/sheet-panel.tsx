import { indexCatalogue, type ProductCatalogue, productOffered, regulationInForce } from '@retour/core';
import { ListTree, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router';
import { dayInParis } from '../../../lib/paris-day';
import { Card, EmptyState } from '../../../ui';
import { ancestorsOf } from '../../basket/products/ancestors';
import { adultAge } from '../adult-age';
import { nomenclatureText } from '../text';
import { GroupSheet } from './group-sheet';
import { KeyboardHints } from './keyboard-hints';
import { ProductSheetView } from './product-sheet-view';
import styles from './sheet.module.css';
import { SheetHead } from './sheet-head';

export interface SheetPanelProps {
  readonly catalogue: ProductCatalogue;
  readonly offered: ProductCatalogue;
  readonly country: string;
  readonly productId: string | null;
}

/** The sheet of the product that the address names, or what to do to see one. */
export function SheetPanel({ catalogue, offered, country, productId }: SheetPanelProps): ReactNode {
  const isChosenHere = useNavigationType() === 'PUSH';
  const regulation = regulationInForce(dayInParis(), catalogue);
  if (productId === null || regulation === null) {
    return (
      <EmptyState title={nomenclatureText.chooseTitle} icon={ListTree} action={<KeyboardHints />}>
        {nomenclatureText.choose}
      </EmptyState>
    );
  }
  const product = indexCatalogue(offered).get(productId) ?? indexCatalogue(catalogue).get(productId);
  if (product === undefined) {
    return (
      <EmptyState title={nomenclatureText.unknownTitle} icon={PackageX}>
        {nomenclatureText.unknown}
      </EmptyState>
    );
  }
  return (
    <Card>
      <article className={styles.sheet}>
        <SheetHead
          key={productId}
          product={product}
          ancestors={ancestorsOf(catalogue, productId)}
          takesFocus={isChosenHere}
        />
        {product.kind === 'category' ? (
          <GroupSheet group={product} country={country} regulation={regulation} />
        ) : (
          <ProductSheetView
            product={product}
            country={country}
            isOffered={productOffered(product, { age: adultAge, country })}
            regulation={regulation}
          />
        )}
      </article>
    </Card>
  );
}
