import { countryRegime, lawOn, type Regime } from '@retour/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { BackLink, classNames, PageHeading, Skeleton } from '../../ui';
import { countriesOfPurchase, useCatalogue, usePreparedSearch } from '../reference';
import { type NomenclatureAddress, useNomenclatureAddress } from './address';
import { CountryBar } from './country/country-bar';
import { readSavedCountry, saveCountry } from './country/saved-country';
import { ProductFinder } from './finder/product-finder';
import { SelectionContext } from './finder/selection';
import { useReturnFocus } from './finder/use-return-focus';
import styles from './nomenclature-page.module.css';
import { SheetPanel } from './sheet/sheet-panel';
import { nomenclatureText } from './text';

/** The agents' nomenclature: a country, a product, everything that the tables say of it. */
export function NomenclaturePage(): ReactNode {
  const address = useNomenclatureAddress();
  const saved = address.country === null ? readSavedCountry(countriesOfPurchase) : null;
  if (saved !== null) return <Navigate to={address.countryPath(saved)} replace />;
  return <Nomenclature address={address} country={address.country} />;
}

/** Without a country, restrictions are those that any country outside the Union may meet. */
function countryRegimeOf(country: string | null): Regime {
  return country === null ? 'third' : countryRegime(country);
}

interface NomenclatureProps {
  readonly address: NomenclatureAddress;
  /** Null until one is chosen: the search and the codes need none. */
  readonly country: string | null;
}

/** Lists on the left, sheet on the right; on phones one or the other. */
function Nomenclature({ address, country }: NomenclatureProps): ReactNode {
  const { productId, restrictedId, day, productPath, restrictedPath } = address;
  const catalogue = useCatalogue();
  const arrival = useMemo(
    () => ({ country: country ?? '', regime: countryRegimeOf(country), law: lawOn(day) }),
    [country, day],
  );
  const navigate = useNavigate();
  const onCountry = (chosen: string): void => {
    saveCountry(chosen);
    void navigate(address.countryPath(chosen));
  };
  const selection = {
    productId,
    restrictedId,
    pathOf: productPath,
    restrictedPathOf: restrictedPath,
    compared: address.compared,
    comparedPathOf: address.comparedPath,
    day,
    arrival,
    isCountryChosen: country !== null,
    onCountry,
  };
  const openPath =
    productId !== null ? productPath(productId) : restrictedId !== null ? restrictedPath(restrictedId) : null;
  usePreparedSearch(catalogue);
  useEffect(() => {
    if (country !== null) saveCountry(country);
  }, [country]);
  useReturnFocus(openPath);
  return (
    <SelectionContext value={selection}>
      <div className={classNames(styles.page, openPath !== null && styles.withSheet)}>
        <div className={styles.top}>
          <PageHeading title={nomenclatureText.title} />
          <CountryBar country={country} address={address} onCountry={onCountry} />
        </div>
        {catalogue === null ? (
          <Skeleton lines={8} label={nomenclatureText.loading} />
        ) : (
          <div className={styles.columns}>
            <div className={styles.finder}>
              <ProductFinder catalogue={catalogue} />
            </div>
            <div className={styles.sheet}>
              <div className={styles.back}>
                <BackLink to={productPath(null)}>{nomenclatureText.back}</BackLink>
              </div>
              <SheetPanel catalogue={catalogue} />
            </div>
          </div>
        )}
      </div>
    </SelectionContext>
  );
}
