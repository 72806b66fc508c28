import { answerWords } from '@retour/core';
import { Send } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { startSubmission, useAppStore } from '../../../store';
import { BackLink, Button, Card, Columns, PageHeading, Skeleton, Stack, TagCard } from '../../../ui';
import { ConfirmationNotice } from '../../basket/assessment/confirmation-notice';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { RestrictionCards } from '../../basket/summary/restriction-cards';
import { SummaryLines } from '../../basket/summary/summary-lines';
import { SummaryWarnings } from '../../basket/summary/summary-warnings';
import { useOpenLines } from '../../basket/summary/use-open-lines';
import { AnswerList } from '../../declarant/check/answer-list';
import { answerText } from '../../declarant/check/answer-text';
import { contactAnswers, tripAnswers } from '../../declarant/check/answers';
import { shownFirst } from '../../declarant/sending/shown-first';
import { declarationPaths } from '../declaration-paths';
import { useStep } from '../steps/use-step';
import { checkText } from '../text/check-text';
import { CancelledNotice } from './cancelled-notice';
import styles from './check-page.module.css';

/** The pages after sending are fetched before it: the network may go at that very moment. */
const whatFollows = [
  () => import('../sending/sending-page'),
  () => import('../confirmation/confirmation-page'),
];

/** Every answer with the way to change it, what is owed, and the one act: to send. */
export function CheckPage(): ReactNode {
  const step = useStep('check');
  const request = useAppStore(({ declaration }) => declaration.declarationRequest);
  const { answer, refusals } = useSimulation();
  const navigate = useNavigate();
  useFetchAhead(whatFollows);
  if (step.redirect !== null) return <Navigate to={step.redirect} replace />;

  const canSend = answer !== null && refusals.length === 0;
  const words = answer === null ? null : answerWords(answer, 'simulated');
  const send = (): void => {
    if (!canSend) return;
    const { amount, label } = answerWords(answer, 'due');
    startSubmission({
      date: answer.date,
      shownTotal: answer.total,
      shownWords: amount,
      shownFirst: shownFirst(answer, label),
      askedAt: new Date().toISOString(),
    });
    void navigate(declarationPaths.sending);
  };

  return (
    <Columns
      aside={
        <TagCard
          label={words?.label ?? checkText.amount}
          amount={words?.amount ?? '…'}
          note={checkText.tagNote}
        >
          <Stack>
            {refusals.length > 0 && <p>{checkText.blocked}</p>}
            {answer === null && refusals.length === 0 && <Skeleton lines={2} label={checkText.waiting} />}
            <p className={styles.engagement}>{checkText.engagement}</p>
            <Button icon={Send} disabled={!canSend} onClick={send}>
              {checkText.send}
            </Button>
          </Stack>
        </TagCard>
      }
    >
      <Stack gap="large">
        <BackLink to={declarationPaths.products} />
        <PageHeading title={checkText.title} lead={checkText.lead} kicker={step.kicker} />
        <CancelledNotice />
        {answer !== null && <RestrictionCards answer={answer} />}
        <ConfirmationNotice />
        <AnswerList
          title={checkText.you}
          answers={contactAnswers(request, declarationPaths)}
          returnTo={declarationPaths.check}
        />
        <AnswerList
          title={checkText.trip}
          answers={tripAnswers(request, declarationPaths, answer?.date)}
          returnTo={declarationPaths.check}
        />
        <Articles />
        {answer !== null && <SummaryWarnings answer={answer} />}
      </Stack>
    </Columns>
  );
}

function Articles(): ReactNode {
  const { answer } = useSimulation();
  const openLines = useOpenLines();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{checkText.articles}</h2>
        <Link to={declarationPaths.basket} aria-label={answerText.editAnswer(checkText.articles)}>
          {answerText.edit}
        </Link>
      </div>
      {answer === null ? <Skeleton lines={3} /> : <SummaryLines answer={answer} openLines={openLines} />}
    </Card>
  );
}
