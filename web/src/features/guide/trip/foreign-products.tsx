import { typeset } from '@retour/core';
import { Check, ShoppingBag } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useIsRunning } from '../../../lib/use-once-running';
import { Notice, RadioGroup } from '../../../ui';
import { panelIds, yesNoText } from '../content/trip/thresholds';
import type { GuideFigures } from '../figures/guide-figures';
import { ThresholdPanelCard } from './threshold-panel-card';
import styles from './trip.module.css';

const answers = [
  { id: 'oui', value: 'Oui', icon: ShoppingBag },
  { id: 'non', value: 'Non', icon: Check },
] as const;
type Answer = (typeof answers)[number]['id'];

/** « Ramenez-vous des produits de l’étranger ? »: no ends there, yes opens the limits by type of country. */
export function ForeignProducts({
  figures,
  simulatorButton,
  initialAnswer,
}: {
  readonly figures: GuideFigures;
  readonly simulatorButton: ReactNode;
  readonly initialAnswer: Answer | undefined;
}): ReactElement {
  const [answer, setAnswer] = useState<Answer | undefined>(initialAnswer);
  const canAnswer = useIsRunning();
  return (
    <>
      <div className={styles.yesNo}>
        <RadioGroup
          legend={typeset(yesNoText.question)}
          hideLegend
          name="produits-etranger"
          options={answers.map((option) => ({ ...option, disabled: !canAnswer }))}
          selected={answer}
          onChange={setAnswer}
        />
      </div>
      {answer === 'non' && (
        <Notice tone="success" title={typeset(yesNoText.nothing)} live>
          {typeset(yesNoText.nothingDetail(figures.cash.threshold))}
        </Notice>
      )}
      {answer === 'oui' && (
        <>
          <p>{typeset(yesNoText.choose)}</p>
          <div className={styles.panels}>
            {panelIds.map((id) => (
              <ThresholdPanelCard key={id} id={id} figures={figures} simulatorButton={simulatorButton} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
