import type { Product, ProductCatalogue } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, Combobox } from '../../../ui';
import { productName } from '../../basket/text/product-words';
import { searchProducts } from '../../reference';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';

const maxListLength = 8;

export interface ProductFieldProps {
  readonly id: string;
  /** Limited to what is offered to this traveller. */
  readonly catalogue: ProductCatalogue | null;
  readonly product: Product | null;
  /** It is still to be looked for: the field waits empty. */
  readonly isNew?: boolean | undefined;
  /** Null takes the article out of the nomenclature. */
  readonly onChange: (productId: string | null) => void;
}

const presentName = (product: Product | null): string =>
  product === null ? correctionText.custom : productName(product);

/** What is typed takes the place of what the field holds. */
function selectText(id: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement && field === document.activeElement) field.select();
}

/** Products that a choice leads to: a group stands for each of its answers. */
function productsOf(product: Product): readonly Product[] {
  return product.kind === 'category' ? product.subProducts.flatMap(productsOf) : [product];
}

/** Reclassifies an article: a few letters, then a product of the nomenclature. */
export function ProductField({
  id,
  catalogue,
  product,
  isNew = false,
  onChange,
}: ProductFieldProps): ReactNode {
  const productId = product?.id ?? null;
  const [shown, setShown] = useState({
    productId,
    name: isNew && product === null ? '' : presentName(product),
  });
  /** Undefined while nothing is looked for: the field then names what will be saved. */
  const [searched, setSearched] = useState<string>();
  /** What was looked for and left without a choice. */
  const [givenUp, setGivenUp] = useState('');
  const nameSaved = (): void => {
    setShown({ productId, name: presentName(product) });
    setSearched(undefined);
  };
  // It was not known before, or was changed elsewhere.
  if (shown.productId !== productId) nameSaved();
  const typed = searched ?? shown.name;
  const choose = (chosen: typeof shown): void => {
    setShown(chosen);
    setSearched(undefined);
    setGivenUp('');
    onChange(chosen.productId);
  };
  const items = useMemo(() => {
    if (catalogue === null || typed === presentName(product)) return [];
    const found = searchProducts(typed, catalogue).flatMap(({ item }) => productsOf(item.product));
    return [...new Set(found)]
      .slice(0, maxListLength)
      .map((found) => ({ id: found.id, label: productName(found) }));
  }, [catalogue, typed, product]);
  return (
    <div className={styles.product}>
      <Combobox
        id={id}
        label={correctionText.product}
        hint={isNew ? correctionText.newProductHint : correctionText.productHint}
        icon={Search}
        items={items}
        value={typed}
        minimumLength={2}
        emptyText={typed === presentName(product) ? undefined : correctionText.nothingFound}
        onFocus={() => {
          // After the press that gave the focus has put its caret.
          if (searched === undefined) setTimeout(() => selectText(id));
        }}
        onInput={(text) => {
          setGivenUp('');
          setSearched(text);
        }}
        onLeave={() => {
          if (searched === undefined) return;
          if (searched !== presentName(product)) setGivenUp(searched.trim());
          nameSaved();
        }}
        onSelect={(item) => choose({ productId: item.id, name: item.label })}
      />
      <p role="status" className={styles.typed}>
        {givenUp !== '' && correctionText.productGivenUp(givenUp, presentName(product))}
      </p>
      {product !== null && (
        <Button
          variant="quiet"
          compact
          onClick={() => choose({ productId: null, name: correctionText.custom })}
        >
          {correctionText.customAct}
        </Button>
      )}
    </div>
  );
}
