import { typeset } from '@retour/core';
import type { ReactElement, ReactNode } from 'react';
import { type PanelId, panelText, yesNoText } from '../content/trip/thresholds';
import type { GuideFigures } from '../figures/guide-figures';
import { QuantityFiguresView, ThresholdFigures } from './threshold-figures';
import { thresholdPanel } from './threshold-panels';
import styles from './trip.module.css';

/** The limits of one type of country, and the way to the simulator. */
export function ThresholdPanelCard({
  id,
  figures,
  simulatorButton,
}: {
  readonly id: PanelId;
  readonly figures: GuideFigures;
  readonly simulatorButton: ReactNode;
}): ReactElement {
  const { title, lead, note } = panelText[id];
  const { value, tobacco, alcohol } = thresholdPanel(id, figures);
  const age = id === 'union-europeenne' ? figures.age.tobaccoAlcoholUnion : figures.age.tobaccoAlcohol;
  return (
    <section id={id} tabIndex={-1} className={styles.panel} aria-labelledby={`${id}-titre`}>
      <h3 id={`${id}-titre`}>{typeset(title)}</h3>
      <p className={styles.panelLead}>{typeset(lead)}</p>
      <ThresholdFigures facts={value} />
      <details className={styles.more}>
        <summary>{typeset(yesNoText.quantities)}</summary>
        <QuantityFiguresView tobacco={tobacco} alcohol={alcohol} age={age} headingLevel={4} />
      </details>
      <p className={styles.panelNote}>{typeset(note)}</p>
      {simulatorButton}
    </section>
  );
}
