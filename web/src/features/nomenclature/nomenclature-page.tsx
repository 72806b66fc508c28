import { countryRegime, lawOn } from '@retour/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Navigate } from 'react-router';
import { BackLink, classNames, PageHeading, Skeleton } from '../../ui';
import { useCatalogue, useCountries, usePreparedSearch } from '../reference';
import { type NomenclatureAddress, useNomenclatureAddress } from './address';
import { CountryBar } from './country/country-bar';
import { CountryChoice } from './country/country-choice';
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
  const countries = useCountries();
  if (address.country !== null) return <Nomenclature address={address} country={address.country} />;
  const country = readSavedCountry(countries);
  if (country !== null) return <Navigate to={address.countryPath(country)} replace />;
  return <CountryChoice address={address} />;
}

interface NomenclatureProps {
  readonly address: NomenclatureAddress;
  readonly country: string;
}

/** Lists on the left, sheet on the right; on phones one or the other. */
function Nomenclature({ address, country }: NomenclatureProps): ReactNode {
  const { productId, restrictedId, day, productPath, restrictedPath } = address;
  const catalogue = useCatalogue();
  const arrival = useMemo(
    () => ({ country, regime: countryRegime(country), law: lawOn(day) }),
    [country, day],
  );
  const selection = {
    productId,
    restrictedId,
    pathOf: productPath,
    restrictedPathOf: restrictedPath,
    compared: address.compared,
    comparedPathOf: address.comparedPath,
    day,
    arrival,
  };
  const openPath =
    productId !== null ? productPath(productId) : restrictedId !== null ? restrictedPath(restrictedId) : null;
  usePreparedSearch(catalogue);
  useEffect(() => saveCountry(country), [country]);
  useReturnFocus(openPath);
  return (
    <SelectionContext value={selection}>
      <div className={classNames(styles.page, openPath !== null && styles.withSheet)}>
        <div className={styles.top}>
          <PageHeading title={nomenclatureText.title} />
          <CountryBar country={country} address={address} />
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
