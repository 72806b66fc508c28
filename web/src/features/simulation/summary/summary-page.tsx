import type { SimulationAnswer } from '@retour/contract';
import { answerVerdict, answerWords, type MeanOfTransport, needsAttention, splitMinimum } from '@retour/core';
import { Calculator, ClipboardCheck } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { fewWords, useMediaQuery, wideScreen } from '../../../lib/media-query';
import { basketArticles, useAppStore } from '../../../store';
import {
  ActBar,
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
import { AskedArticles } from '../../basket/lines/asked-articles';
import { Uncounted } from '../../basket/products/typed-list/waiting/uncounted';
import { useDeclaredAlready } from '../../basket/session/declared-already';
import { ClockNotice } from '../../basket/summary/clock-notice';
import { GoodToKnow } from '../../basket/summary/good-to-know';
import { RestrictionCards } from '../../basket/summary/restriction-cards';
import { SummaryLines } from '../../basket/summary/summary-lines';
import { FiguresAge } from '../../basket/summary/summary-warnings';
import { totalNote } from '../../basket/summary/total-note';
import { useOpenLines } from '../../basket/summary/use-open-lines';
import { travellerBasketWords } from '../../basket/text/basket-words';
import { declaredText } from '../../basket/text/declared-text';
import { labelWithout } from '../../basket/text/sum-without';
import { basketText, confirmationText, summaryText } from '../../basket/text/summary-text';
import { JourneyLine } from '../journey-line';
import { TripChangeReminder } from '../purchases/trip-change-notice';
import { ReceivedNotice } from '../sharing/received-notice';
import { simulatorPaths } from '../simulator-paths';
import { leftOutText } from '../text/left-out-text';
import { declaredHeading, isSetAside } from './declared-heading';
import { DeclaredNotice } from './declared-notice';
import { DeclaredOver, SeeDeclaration } from './declared-over';
import { NewSimulation } from './new-simulation';
import { NothingToPay } from './nothing-to-pay';
import { OnArrival } from './on-arrival';
import { SummaryActs } from './summary-acts';
import { leftOutHeading, summaryHeading } from './summary-heading';
import styles from './summary-page.module.css';
import { type LeftOutArticles, useLeftOut } from './use-left-out';

/** What may not enter before anything, then the amount and where to go, then each article under what becomes of it. */
export function SummaryPage(): ReactNode {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { answer, refusals } = useSimulation();
  const declared = useDeclaredAlready();

  if (declared?.isAll && declared.isOver) return <DeclaredOver declaration={declared.declaration} />;
  if (basketArticles(request).length === 0)
    return <EmptySummary transport={request.meanOfTransport ?? 'other'} />;
  if (answer === null) {
    return (
      <Stack gap="large">
        <PageHeading title={refusals.length > 0 ? confirmationText.refusedTitle : confirmationText.loading} />
        <ReceivedNotice />
        {refusals.length > 0 ? <ConfirmationNotice /> : <Skeleton lines={6} />}
        <div className={styles.next}>
          <ButtonLink to={simulatorPaths.basket}>{summaryText.editBasket}</ButtonLink>
        </div>
      </Stack>
    );
  }
  return <Result answer={answer} transport={request.meanOfTransport ?? 'other'} />;
}

/** Whose amount it is, of which day, and what it does not count. */
const waiting = (
  <>
    <ReceivedNotice />
    <ClockNotice words={summaryText.clock} />
    <TripChangeReminder />
    <Uncounted />
  </>
);

interface ResultProps {
  readonly answer: SimulationAnswer;
  readonly transport: MeanOfTransport;
}

function Result({ answer, transport }: ResultProps): ReactNode {
  const isWide = useMediaQuery(wideScreen);
  // The journey and where to go come before the amount in one look: where they are not, the amount is what is looked for.
  const hasFewWords = useMediaQuery(fewWords);
  const isAmountFirst = hasFewWords && !isWide;
  const openLines = useOpenLines();
  const leftOut = useLeftOut();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const noteAsked = useCallback(
    (id: string, isAsked: boolean) =>
      setAsked((others) => [...others.filter((other) => other !== id), ...(isAsked ? [id] : [])]),
    [],
  );
  const declared = useDeclaredAlready();
  const verdict = answerVerdict(answer);
  const counted = summaryHeading(answer, transport, leftOut, asked);
  const isAside = declared !== undefined && isSetAside(declared, answer);
  const beside =
    declared === undefined || (leftOut !== undefined && !isAside)
      ? undefined
      : declaredHeading(declared, answer, transport);
  const { title, lead, reserve } =
    beside === undefined ? counted : { ...beside, reserve: leftOut && leftOutText.show(leftOut.count) };
  const isFree =
    verdict === 'nothing' && !needsAttention(answer) && (declared === undefined || declared.isOver);
  const isPresented = leftOut !== undefined || (verdict !== 'nothing' && verdict !== 'unidentified');
  const lines = (
    <AskedArticles value={noteAsked}>
      <SummaryLines answer={answer} openLines={openLines} />
    </AskedArticles>
  );
  const allowances = (
    <section className={styles.allowances} aria-labelledby="franchises">
      <h2 id="franchises">{summaryText.allowances}</h2>
      <AllowanceBars answer={answer} isShort />
    </section>
  );
  const tag = (children: ReactNode): ReactNode => (
    <ResultTag
      answer={answer}
      transport={transport}
      isFree={isFree && leftOut === undefined}
      isAside={isAside}
      leftOut={leftOut}
      reserve={reserve}
    >
      {children}
    </ResultTag>
  );
  const journey = <JourneyLine returnTo={simulatorPaths.summary} />;
  const declare = declared?.isAll ? (
    <SeeDeclaration declaration={declared.declaration} />
  ) : (
    (!isFree || leftOut !== undefined) && (
      <ButtonLink to={simulatorPaths.declaration} icon={ClipboardCheck}>
        {summaryText.declare}
      </ButtonLink>
    )
  );
  const before = (
    <>
      <PageHeading
        title={title}
        lead={isAmountFirst ? undefined : lead}
        kicker={isAmountFirst ? undefined : journey}
      />
      <RestrictionCards answer={answer} />
      {!isAside && <DeclaredNotice />}
      {isWide && waiting}
    </>
  );
  const notes = (
    <>
      <FiguresAge answer={answer} />
      <ConfirmationNotice />
      <GoodToKnow
        answer={answer}
        onArrival={
          isPresented
            ? (isUnfolded) => <OnArrival transport={transport} isUnfolded={isUnfolded} />
            : undefined
        }
      />
    </>
  );

  if (!isWide) {
    return (
      <Stack>
        {before}
        {tag(
          <Stack gap="small">
            {isAmountFirst && <p>{lead}</p>}
            {isAmountFirst && <p>{journey}</p>}
            {waiting}
            {lines}
            {allowances}
          </Stack>,
        )}
        {notes}
        <SummaryActs rest={leftOut} />
        {declare !== false && <ActBar>{declare}</ActBar>}
      </Stack>
    );
  }
  return (
    <Columns
      aside={tag(
        <Stack>
          {allowances}
          {declare}
          <SummaryActs rest={leftOut} />
        </Stack>,
      )}
    >
      <Stack gap="large">
        {before}
        <Card>{lines}</Card>
        {notes}
      </Stack>
    </Columns>
  );
}

interface ResultTagProps extends ResultProps {
  /** Nothing to pay, nothing to do: another face than a debt. */
  readonly isFree: boolean;
  /** The declaration says what is owed, and may say another amount. */
  readonly isAside: boolean;
  readonly leftOut: LeftOutArticles | undefined;
  readonly reserve: string | undefined;
  readonly children: ReactNode;
}

function ResultTag({
  answer,
  transport,
  isFree,
  isAside,
  leftOut,
  reserve,
  children,
}: ResultTagProps): ReactNode {
  const { label, amount } = answerWords(answer, 'simulated');
  const minimum = splitMinimum(amount);
  const notes = [totalNote(answer), reserve];
  return (
    <TagCard
      label={isAside ? declaredText.simulated : labelWithout(leftOut?.count ?? 0, answer, label)}
      above={minimum?.atLeast}
      amount={minimum?.amount ?? amount}
      note={
        isFree ? (
          <NothingToPay transport={transport} day={answer.date} />
        ) : (
          notes.filter(Boolean).join(' ') || undefined
        )
      }
      isFree={isFree}
    >
      {children}
    </TagCard>
  );
}

function EmptySummary({ transport }: Pick<ResultProps, 'transport'>): ReactNode {
  const leftOut = useLeftOut();
  if (leftOut !== undefined) return <NothingCounted leftOut={leftOut} transport={transport} />;
  return (
    <Stack gap="large">
      <PageHeading
        title={travellerBasketWords.emptyTitle}
        kicker={<JourneyLine returnTo={simulatorPaths.summary} />}
      />
      <ReceivedNotice />
      <EmptyState
        icon={Calculator}
        action={<ButtonLink to={simulatorPaths.products}>{basketText.addFirst}</ButtonLink>}
      >
        {travellerBasketWords.empty}
      </EmptyState>
    </Stack>
  );
}

/** Whom to show them to: an empty basket declares nothing. */
function NothingCounted({
  leftOut,
  transport,
}: Pick<ResultProps, 'transport'> & { readonly leftOut: LeftOutArticles }): ReactNode {
  const { title, lead } = leftOutHeading(leftOut, transport);
  return (
    <Stack gap="large">
      <PageHeading title={title} lead={lead} kicker={<JourneyLine returnTo={simulatorPaths.summary} />} />
      {waiting}
      <div className={styles.next}>
        <ButtonLink to={simulatorPaths.products} variant="secondary">
          {basketText.addFirst}
        </ButtonLink>
      </div>
      <NewSimulation />
    </Stack>
  );
}
