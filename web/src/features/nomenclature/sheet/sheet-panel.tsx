import {
  adultAge,
  indexCatalogue,
  type ProductCatalogue,
  productOffered,
  regulationInForce,
  restrictedGoodOf,
} from '@retour/core';
import { ListTree, PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router';
import { Card, EmptyState } from '../../../ui';
import { ancestorsOf } from '../../basket/products/ancestors';
import { comparedProduct, comparedRule } from '../comparison/compared-rows';
import { CountryComparison } from '../comparison/country-comparison';
import { useSelection } from '../finder/selection';
import { RestrictedSheet } from '../restrictions/restricted-sheet';
import { nomenclatureText } from '../text';
import { GroupSheet } from './group-sheet';
import { KeyboardHints } from './keyboard-hints';
import { ProductSheetView } from './product-sheet-view';
import styles from './sheet.module.css';
import { RestrictedHead, SheetHead } from './sheet-head';
import { commonFacts, commonRule, SheetWithoutCountry } from './sheet-without-country';

/** The sheet of the product or of the rule that the address names, or what to do to see one. */
export function SheetPanel({ catalogue }: { readonly catalogue: ProductCatalogue }): ReactNode {
  const { productId, restrictedId, arrival, isCountryChosen, day } = useSelection();
  const { country } = arrival;
  const isChosenHere = useNavigationType() === 'PUSH';
  const regulation = regulationInForce(day, catalogue);
  const good = restrictedGoodOf(restrictedId, arrival.law);
  if (productId === null && good !== undefined) {
    return (
      <Card>
        <article className={styles.sheet}>
          <RestrictedHead key={good.id} good={good} takesFocus={isChosenHere} />
          {isCountryChosen ? (
            <>
              <CountryComparison rowsOf={(countries) => comparedRule(good, countries)} />
              <RestrictedSheet good={good} catalogue={catalogue} arrival={arrival} />
            </>
          ) : (
            <SheetWithoutCountry facts={commonRule(good)} />
          )}
        </article>
      </Card>
    );
  }
  if (productId === null || regulation === null) {
    return (
      <EmptyState title={nomenclatureText.chooseTitle} icon={ListTree} action={<KeyboardHints />}>
        {isCountryChosen ? nomenclatureText.choose : nomenclatureText.chooseWithoutCountry}
      </EmptyState>
    );
  }
  const product = indexCatalogue(catalogue).get(productId);
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
        {!isCountryChosen ? (
          <SheetWithoutCountry facts={commonFacts(product)} />
        ) : product.kind === 'category' ? (
          <GroupSheet group={product} country={country} regulation={regulation} />
        ) : (
          <>
            <CountryComparison rowsOf={(countries) => comparedProduct(product, countries, regulation)} />
            <ProductSheetView
              product={product}
              country={country}
              isOffered={productOffered(product, { age: adultAge, country }, regulation.law)}
              regulation={regulation}
            />
          </>
        )}
      </article>
    </Card>
  );
}
