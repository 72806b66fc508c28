import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Card } from '../../../ui';
import { shownCountryName } from '../../reference/shown-country-name';
import { CountryForm } from '../country/country-form';
import { useSelection } from '../finder/selection';
import type { ComparedRow } from './compared-rows';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table';
import { comparisonText } from './comparison-text';

const fieldId = 'pays-compare';

export interface CountryComparisonProps {
  /** The lines of the sheet for two countries. */
  readonly rowsOf: (countries: readonly [string, string]) => readonly ComparedRow[];
}

/** The sheet beside that of another country, which the address names, and the way to choose it. */
export function CountryComparison({ rowsOf }: CountryComparisonProps): ReactNode {
  const { arrival, compared, comparedPathOf } = useSelection();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const chosenHere = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (compared === null || chosenHere.current !== compared) return;
    chosenHere.current = null;
    heading.current?.focus();
  }, [compared]);
  useEffect(() => {
    if (choosing) document.getElementById(fieldId)?.focus();
  }, [choosing]);
  const choose = (country: string | null): void => {
    chosenHere.current = country;
    setChoosing(false);
    void navigate(comparedPathOf(country));
  };
  const opener = (
    <Button compact variant="quiet" expanded={choosing} onClick={() => setChoosing(!choosing)}>
      {choosing ? comparisonText.close : compared === null ? comparisonText.open : comparisonText.change}
    </Button>
  );
  const form = choosing && (
    <Card>
      <CountryForm
        id={fieldId}
        label={comparisonText.country}
        submit={comparisonText.compare}
        error={comparisonText.countryError}
        except={arrival.country}
        onChoose={choose}
      />
    </Card>
  );
  if (compared === null) {
    return (
      <div className={styles.comparison}>
        <div className={styles.acts}>{opener}</div>
        {form}
      </div>
    );
  }
  const countries = [arrival.country, compared] as const;
  const title = comparisonText.title(shownCountryName(arrival.country), shownCountryName(compared));
  const rows = rowsOf(countries);
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <section className={styles.comparison} aria-labelledby="comparaison">
      <h3 id="comparaison" ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{differing === 0 ? comparisonText.same : comparisonText.differing(differing)}</p>
      <ComparisonTable label={title} countries={countries} rows={rows} />
      <div className={styles.acts}>
        {opener}
        <Button compact variant="quiet" onClick={() => choose(null)}>
          {comparisonText.stop}
        </Button>
      </div>
      {form}
    </section>
  );
}
