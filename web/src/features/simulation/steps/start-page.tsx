import { Clock, ListChecks, ReceiptText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, type Icon, IconTile, Notice, PageHeading, Stack } from '../../../ui';
import { SimulatorButton } from '../simulator-button';
import { startText, stepText } from '../text/step-text';
import styles from './start-page.module.css';

function Topic({ icon, title, children }: { icon: Icon; title: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.topic}>
      <IconTile icon={icon} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** What the simulator does, how long it takes, what to have at hand, and whom to ask instead. */
export function StartPage(): ReactNode {
  return (
    <div className={styles.page}>
      <PageHeading title={startText.title} lead={startText.lead} />
      <SimulatorButton label={stepText.start} />
      <Card>
        <Stack gap="large">
          <Topic icon={ListChecks} title={startText.stepsTitle}>
            <ol className={styles.list}>
              {startText.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Topic>
          <Topic icon={Clock} title={startText.timeTitle}>
            <p>{startText.time}</p>
          </Topic>
          <Topic icon={ReceiptText} title={startText.handTitle}>
            <ul className={styles.list}>
              {startText.hand.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </Topic>
          <Topic icon={ShieldCheck} title={startText.honestTitle}>
            <p>{startText.honest}</p>
          </Topic>
        </Stack>
      </Card>
      <Notice tone="info" title={startText.otherTitle}>
        {startText.other}
      </Notice>
    </div>
  );
}
