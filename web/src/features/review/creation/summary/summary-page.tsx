import { answerWords, atDesk, graveCount, graveTitle } from '@retour/core';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useFetchAhead } from '../../../../lib/use-fetch-ahead';
import { useFirstFocus } from '../../../../lib/use-first-focus';
import { startAgentSubmission, useAppStore } from '../../../../store';
import { Button } from '../../../../ui';
import { useSimulation } from '../../../basket/assessment/use-simulation';
import { officerAct } from '../../../basket/restrictions/officer-acts';
import { CheckView } from '../../../declarant/check/check-view';
import { shownFirst } from '../../../declarant/sending/shown-first';
import { dueWords } from '../../text/due-words';
import { creationPaths } from '../creation-paths';
import { HandoverCode } from '../handover/handover-code';
import styles from '../handover/handover-code.module.css';
import { typedArticles } from '../progress/typed-articles';
import { useCreationStep } from '../progress/use-creation-step';
import { mayBeSaved } from '../sending/left-try';
import { BegunActs } from '../steps/begun-acts';
import { summaryText } from '../text/creation-text';
import { NotAdded } from './not-added';
import { SpecialTaxes } from './special-taxes';
import { UsedBefore } from './used-before';

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
  // What is still to be added is read first.
  useFirstFocus(canSubmit && typedArticles(request).length === 0 ? submitId : undefined);
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
        ({ verdict }) =>
          `${graveTitle(atDesk(answer), verdict)}. ${officerAct(verdict, graveCount(answer, verdict), answer)}`,
      ),
      askedAt: new Date().toISOString(),
    });
    void navigate(creationPaths.sending);
  };

  return (
    <CheckView
      request={request}
      pages={creationPaths}
      texts={mayBeSaved(request) ? { ...summaryText, lead: summaryText.leadUncertain } : summaryText}
      kicker={step.kicker}
      notice={
        <>
          {answer !== null && <UsedBefore request={request} answer={answer} />}
          <NotAdded />
        </>
      }
      words={words && { ...words, note: words.onceHandedOver }}
      details={answer !== null && <SpecialTaxes answer={answer} />}
      act={
        <div className={styles.acts}>
          <Button id={submitId} icon={Save} disabled={!canSubmit} onClick={submit}>
            {summaryText.submit}
          </Button>
          {canSubmit && <HandoverCode />}
        </div>
      }
      footer={<BegunActs />}
    />
  );
}
