import { typeset } from '@retour/core';
import { LifeBuoy, WifiOff } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../lib/lazy-component';
import { hideTutorial } from '../../store/hide-tutorial';
import { IconTile, PageHeading, Skeleton } from '../../ui';
import { contactPath } from './content/contact-path';
import { helpLine } from './content/help-line';
import { askSentence } from './content/help-sentences';
import { somebodyAnswers } from './content/somebody-answers';
import { offlineText, type TutorialStep, tutorialSteps, tutorialText } from './content/tutorial';
import { InlineText } from './prose/inline-text';
import { CapturePicture } from './tutorial/capture-picture';
import styles from './tutorial/tutorial.module.css';

const TutorialExamples = lazyComponent(() =>
  import('./tutorial/tutorial-examples').then((module) => module.TutorialExamples),
);

/** The invitation to the tutorial stops once it has been read. */
function useTutorialSeen(): void {
  useEffect(hideTutorial, []);
}

function Step({ step, position }: { readonly step: TutorialStep; readonly position: number }): ReactElement {
  return (
    <li className={styles.step}>
      <div className={styles.stepText}>
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
        <h3>{typeset(step.title)}</h3>
        {step.text.map((sentence) => (
          <p key={sentence}>
            <InlineText source={sentence} />
          </p>
        ))}
      </div>
      {step.capture !== null && <CapturePicture capture={step.capture} />}
    </li>
  );
}

function Boxes(): ReactElement {
  return (
    <div className={styles.boxes}>
      <section className={styles.box} aria-labelledby="sans-internet">
        <IconTile icon={WifiOff} />
        <h2 id="sans-internet">{typeset(offlineText.title)}</h2>
        {offlineText.text.map((sentence) => (
          <p key={sentence}>{typeset(sentence)}</p>
        ))}
      </section>
      <section className={styles.box} aria-labelledby="besoin-d-aide">
        <IconTile icon={LifeBuoy} />
        <h2 id="besoin-d-aide">{typeset(tutorialText.helpTitle)}</h2>
        <p>{typeset(askSentence(helpLine))}</p>
        <p>
          <Link to="/faqs">{tutorialText.faq}</Link>
          {somebodyAnswers && (
            <>
              {' '}
              · <Link to={contactPath}>{tutorialText.contact}</Link>
            </>
          )}
        </p>
      </section>
    </div>
  );
}

export function TutorialPage({ simulatorButton }: { readonly simulatorButton: ReactNode }): ReactElement {
  useTutorialSeen();
  return (
    <div className={styles.page}>
      <PageHeading title={typeset(tutorialText.title)} lead={typeset(tutorialText.lead)} />
      <section className={styles.part} aria-labelledby="etapes">
        <h2 id="etapes">{tutorialText.stepsTitle}</h2>
        <ol className={styles.steps}>
          {tutorialSteps.map((step, index) => (
            <Step key={step.id} step={step} position={index + 1} />
          ))}
        </ol>
        <div className={styles.simulate}>{simulatorButton}</div>
      </section>
      <section className={styles.part} aria-labelledby="exemples">
        <h2 id="exemples">{tutorialText.examplesTitle}</h2>
        <p>{typeset(tutorialText.examplesLead)}</p>
        <Suspense fallback={<Skeleton lines={6} />}>
          <TutorialExamples />
        </Suspense>
      </section>
      <Boxes />
    </div>
  );
}
