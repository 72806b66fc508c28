import { transportNames, typeset } from '@retour/core';
import type { ReactElement, ReactNode } from 'react';
import { figuresToday } from '../../../lib/figures-today';
import { Button, ButtonLink, Columns, Notice, PageHeading } from '../../../ui';
import { ageLabel } from '../../basket/journey/age-classes';
import { productsText } from '../../basket/text/products-text';
import { setupText } from '../content/trip/setup-text';
import { useGuideFigures } from '../figures/use-guide-figures';
import { QuantityFiguresView, ThresholdFigures } from '../trip/threshold-figures';
import { alcoholFacts, tobaccoChoices } from '../trip/threshold-panels';
import styles from './setup.module.css';
import { type TravellerOnTheWay, travellerLimits } from './traveller-limits';

function Quantities({ traveller }: { readonly traveller: TravellerOnTheWay }): ReactElement {
  const figures = useGuideFigures();
  const { quantityRegime, tooYoungBefore } = travellerLimits(traveller, figuresToday());
  if (tooYoungBefore !== null) {
    const words = quantityRegime === 'eu' ? productsText.tooYoungInUnion : productsText.tooYoung;
    return <Notice tone="info">{words(tooYoungBefore)}</Notice>;
  }
  const quantity = figures.quantity[quantityRegime];
  const isUnion = quantityRegime === 'eu';
  return (
    <>
      <div className={styles.limits}>
        <QuantityFiguresView
          tobacco={tobaccoChoices(quantity)}
          alcohol={alcoholFacts(quantity, figures.strongDegree, !isUnion)}
          age={isUnion ? figures.age.tobaccoAlcoholUnion : figures.age.tobaccoAlcohol}
          headingLevel={2}
        />
      </div>
      {isUnion && <Notice tone="info">{typeset(setupText.indicative)}</Notice>}
    </>
  );
}

/** The limits of this traveller, then what to do next. */
export function SetupResult({
  traveller,
  countryName,
  onAgain,
  simulatorButton,
}: {
  readonly traveller: TravellerOnTheWay;
  readonly countryName: string;
  readonly onAgain: () => void;
  readonly simulatorButton: ReactNode;
}): ReactElement {
  const { panel, value } = travellerLimits(traveller, figuresToday());
  const journey = [
    countryName,
    transportNames[traveller.meanOfTransport].toLowerCase(),
    ageLabel(traveller.age, figuresToday()),
  ];
  return (
    <div className={styles.result}>
      <PageHeading
        title={setupText.resultTitle}
        lead={typeset(setupText.resultLead)}
        kicker={journey.join(', ')}
      />
      <Columns
        aside={
          <div className={styles.next}>
            {simulatorButton}
            <ButtonLink to={`/preparer-mon-voyage#${panel}`} variant="secondary">
              {setupText.allLimits}
            </ButtonLink>
            <Button variant="quiet" onClick={onAgain}>
              {setupText.again}
            </Button>
          </div>
        }
      >
        <div className={styles.result}>
          <section className={styles.limits} aria-labelledby="valeur">
            <h2 id="valeur">{setupText.valueTitle}</h2>
            <ThresholdFigures facts={value} />
          </section>
          <Quantities traveller={traveller} />
        </div>
      </Columns>
    </div>
  );
}
