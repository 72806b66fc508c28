import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SentDeclaration, showSentDeclaration } from '../../../store';
import { ButtonLink, Notice, PageHeading, Stack } from '../../../ui';
import { Uncounted } from '../../basket/products/typed-list/waiting/uncounted';
import { declaredText } from '../../basket/text/declared-text';
import { JourneyLine } from '../journey-line';
import { TripChangeReminder } from '../purchases/trip-change-notice';
import { declarationPath, simulatorPaths } from '../simulator-paths';
import { leftOutText } from '../text/left-out-text';
import { SummaryActs } from './summary-acts';
import styles from './summary-page.module.css';
import { useLeftOut } from './use-left-out';

/** In the place of a result whose articles an agent has dealt with: what it would order or ask to pay is behind. */
export function DeclaredOver({ declaration }: { readonly declaration: SentDeclaration }): ReactNode {
  const leftOut = useLeftOut();
  return (
    <Stack gap="large">
      <PageHeading
        title={declaredText.title}
        lead={declaredText.over}
        kicker={<JourneyLine returnTo={simulatorPaths.summary} />}
      />
      {leftOut && <Notice tone="warning">{leftOutText.show(leftOut.count)}</Notice>}
      <TripChangeReminder />
      <Uncounted />
      <div className={styles.next}>
        <SeeDeclaration declaration={declaration} />
      </div>
      <SummaryActs rest={leftOut} />
    </Stack>
  );
}

export function SeeDeclaration({ declaration }: { readonly declaration: SentDeclaration }): ReactNode {
  return (
    <ButtonLink
      to={declarationPath}
      icon={ClipboardCheck}
      onClick={() => showSentDeclaration(declaration.id)}
    >
      {declaredText.see}
    </ButtonLink>
  );
}
