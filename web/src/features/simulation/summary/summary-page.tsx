import { answerVerdict, answerWords, needsAttention } from '@retour/core';
import { Calculator, ClipboardCheck, Plus, Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMediaQuery, wideScreen } from '../../../lib/media-query';
import { basketArticles, useAppStore } from '../../../store';
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  EmptyState,
  PageHeading,
  Skeleton,
  Stack,
  TagCard,
} from '../../../ui';
import { AllowanceBars } from '../../basket/assessment/allowance-bars';
import { ConfirmationNotice } from '../../basket/assessment/confirmation-notice';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { RestrictionCards } from '../../basket/summary/restriction-cards';
import { SummaryLines } from '../../basket/summary/summary-lines';
import { SummaryNotes } from '../../basket/summary/summary-notes';
import { SummaryWarnings } from '../../basket/summary/summary-warnings';
import { useOpenLines } from '../../basket/summary/use-open-lines';
import { useTotalNote } from '../../basket/summary/use-total-note';
import { travellerBasketWords } from '../../basket/text/basket-words';
import { basketText, confirmationText, summaryText } from '../../basket/text/summary-text';
import { ResumeDialog } from '../resume/resume-dialog';
import { simulatorPaths } from '../simulator-paths';
import { JourneyLine } from './journey-line';
import { NothingToPay } from './nothing-to-pay';
import { summaryHeading } from './summary-heading';
import styles from './summary-page.module.css';

/** What may not enter before anything, then the amount, then each article with its reason, then what to know at the border. */
export function SummaryPage(): ReactNode {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { answer, refusals } = useSimulation();
  const isWide = useMediaQuery(wideScreen);
  const note = useTotalNote();
  const openLines = useOpenLines();

  if (basketArticles(request).length === 0) return <EmptySummary />;
  if (answer === null) {
    return (
      <Stack gap="large">
        <PageHeading title={refusals.length > 0 ? confirmationText.refusedTitle : confirmationText.loading} />
        {refusals.length > 0 ? <ConfirmationNotice /> : <Skeleton lines={6} />}
        <ButtonLink to={simulatorPaths.basket}>{summaryText.editBasket}</ButtonLink>
      </Stack>
    );
  }

  const transport = request.meanOfTransport ?? 'other';
  const { title, lead } = summaryHeading(answer, transport);
  const { label, amount } = answerWords(answer, 'simulated');
  const lines = <SummaryLines answer={answer} openLines={openLines} />;
  const tag = (children: ReactNode): ReactNode => (
    <TagCard label={label} amount={amount} note={note}>
      {children}
    </TagCard>
  );
  const hasToDeclare = answerVerdict(answer) !== 'nothing' || needsAttention(answer);
  const actions = <Actions hasToDeclare={hasToDeclare} />;
  const heading = <PageHeading title={title} lead={lead} kicker={<JourneyLine />} />;
  const restrictions = <RestrictionCards answer={answer} />;
  const notes = (
    <>
      <NothingToPay answer={answer} transport={transport} />
      <ConfirmationNotice />
      <SummaryNotes answer={answer} />
      <SummaryWarnings answer={answer} />
    </>
  );

  if (!isWide) {
    return (
      <Stack gap="large">
        {heading}
        {restrictions}
        {tag(lines)}
        {notes}
        <Card as="section" labelledBy="franchises">
          <Stack>
            <h2 id="franchises">{summaryText.allowances}</h2>
            <AllowanceBars answer={answer} />
          </Stack>
        </Card>
        {actions}
      </Stack>
    );
  }
  return (
    <Columns
      aside={tag(
        <Stack gap="large">
          <AllowanceBars answer={answer} />
          {actions}
        </Stack>,
      )}
    >
      <Stack gap="large">
        {heading}
        {restrictions}
        <Card>{lines}</Card>
        {notes}
      </Stack>
    </Columns>
  );
}

function Actions({ hasToDeclare }: { readonly hasToDeclare: boolean }): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.actions}>
      {hasToDeclare && (
        <ButtonLink to={simulatorPaths.declaration} icon={ClipboardCheck}>
          {summaryText.declare}
        </ButtonLink>
      )}
      <ButtonLink to={simulatorPaths.basket} variant={hasToDeclare ? 'secondary' : 'primary'}>
        {summaryText.editBasket}
      </ButtonLink>
      <ButtonLink to={simulatorPaths.products} variant="secondary" icon={Plus}>
        {summaryText.addMore}
      </ButtonLink>
      <Button variant="quiet" icon={Printer} onClick={() => print()}>
        {summaryText.print}
      </Button>
      <Button variant="quiet" icon={RotateCcw} onClick={() => setAsking(true)}>
        {summaryText.newSimulation}
      </Button>
      <ResumeDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  );
}

function EmptySummary(): ReactNode {
  return (
    <Stack gap="large">
      <PageHeading title={travellerBasketWords.emptyTitle} kicker={<JourneyLine />} />
      <EmptyState
        icon={Calculator}
        action={<ButtonLink to={simulatorPaths.products}>{basketText.addFirst}</ButtonLink>}
      >
        {travellerBasketWords.empty}
      </EmptyState>
    </Stack>
  );
}
