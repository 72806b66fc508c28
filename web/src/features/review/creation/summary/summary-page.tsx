import { answerWords, graveTitle } from '@retour/core';
import { Save } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useFetchAhead } from '../../../../lib/use-fetch-ahead';
import { useFirstFocus } from '../../../../lib/use-first-focus';
import { startAgentSubmission, useAppStore } from '../../../../store';
import { BackLink, Button, Card, Columns, PageHeading, Skeleton, Stack, TagCard } from '../../../../ui';
import { ConfirmationNotice } from '../../../basket/assessment/confirmation-notice';
import { useSimulation } from '../../../basket/assessment/use-simulation';
import { RestrictionCards } from '../../../basket/summary/restriction-cards';
import { SummaryLines } from '../../../basket/summary/summary-lines';
import { SummaryWarnings } from '../../../basket/summary/summary-warnings';
import { useOpenLines } from '../../../basket/summary/use-open-lines';
import { AnswerList } from '../../../declarant/check/answer-list';
import { answerText } from '../../../declarant/check/answer-text';
import { contactAnswers, tripAnswers } from '../../../declarant/check/answers';
import { shownFirst } from '../../../declarant/sending/shown-first';
import { dueWords } from '../../text/due-words';
import { officerActs } from '../../text/officer-words';
import { creationPaths } from '../creation-paths';
import { useCreationStep } from '../progress/use-creation-step';
import { EraseButton } from '../steps/erase-button';
import { summaryText } from '../text/creation-text';
import { SpecialTaxes } from './special-taxes';
import styles from './summary-page.module.css';

const submitId = 'enregistrer';

/** The pages after the submission are fetched before it: the network may go at that very moment. */
const whatFollows = [() => import('../sending/sending-page'), () => import('../confirmation/saved-page')];

/** Step 4: every answer with the way to change it, what is owed, and the one act: to save. */
export function SummaryPage(): ReactNode {
  const step = useCreationStep('check');
  const request = useAppStore(({ declaration }) => declaration.declarationAgentRequest);
  const { answer, refusals } = useSimulation();
  const navigate = useNavigate();
  useFetchAhead(whatFollows);
  const canSubmit = answer !== null && refusals.length === 0;
  const words = answer === null ? null : dueWords(answer, 'draft');
  useFirstFocus(canSubmit ? submitId : undefined);
  if (step.redirect !== null) return <Navigate to={step.redirect} replace />;

  const submit = (): void => {
    if (!canSubmit) return;
    startAgentSubmission({
      date: answer.date,
      shownTotal: answer.total,
      shownWords: answerWords(answer, 'due').amount,
      shownFirst: shownFirst(
        answer,
        dueWords(answer, 'submitted').label,
        ({ verdict }) => `${graveTitle(answer, verdict)}. ${officerActs[verdict]}`,
      ),
      askedAt: new Date().toISOString(),
    });
    void navigate(creationPaths.sending);
  };

  return (
    <Columns
      aside={
        <TagCard
          label={words?.label ?? summaryText.amount}
          amount={words?.amount ?? '…'}
          note={summaryText.note}
        >
          <Stack>
            {answer !== null && <SpecialTaxes answer={answer} />}
            {refusals.length > 0 && <p>{summaryText.blocked}</p>}
            {answer === null && refusals.length === 0 && <Skeleton lines={2} label={summaryText.waiting} />}
            <Button id={submitId} icon={Save} disabled={!canSubmit} onClick={submit}>
              {summaryText.submit}
            </Button>
          </Stack>
        </TagCard>
      }
    >
      <Stack gap="large">
        <BackLink to={creationPaths.products} />
        <PageHeading title={summaryText.title} lead={summaryText.lead} kicker={step.kicker} />
        {answer !== null && <RestrictionCards answer={answer} />}
        <ConfirmationNotice />
        <AnswerList
          title={summaryText.traveller}
          answers={contactAnswers(request, creationPaths)}
          returnTo={creationPaths.check}
        />
        <AnswerList
          title={summaryText.trip}
          answers={tripAnswers(request, creationPaths, answer?.date)}
          returnTo={creationPaths.check}
        />
        <Articles />
        {answer !== null && <SummaryWarnings answer={answer} />}
        <EraseButton />
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
        <h2 id={titleId}>{summaryText.articles}</h2>
        <Link to={creationPaths.basket} aria-label={answerText.editAnswer(summaryText.articles)}>
          {answerText.edit}
        </Link>
      </div>
      {answer === null ? <Skeleton lines={3} /> : <SummaryLines answer={answer} openLines={openLines} />}
    </Card>
  );
}
