import type { SimulationAnswer } from '@retour/contract';
import { type AnswerWords, answerWords, spokenName } from '@retour/core';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { startSubmission, useAppStore } from '../../../store';
import { Button } from '../../../ui';
import { useSimulation } from '../../basket/assessment/use-simulation';
import { Uncounted } from '../../basket/products/typed-list/waiting/uncounted';
import {
  cannotBeAdded,
  countOf,
  toldOneByOne,
  type UncountedLine,
} from '../../basket/products/typed-list/waiting/uncounted-lines';
import { useUncountedLines } from '../../basket/products/typed-list/waiting/use-uncounted-lines';
import { ClockNotice } from '../../basket/summary/clock-notice';
import { labelWithout } from '../../basket/text/sum-without';
import { CheckView } from '../../declarant/check/check-view';
import { shownFirst } from '../../declarant/sending/shown-first';
import { declarationPaths } from '../declaration-paths';
import { othersThatUse } from '../shared-allowance/others-that-use';
import { SharedAllowanceNotice } from '../shared-allowance/shared-allowance-notice';
import { useStep } from '../steps/use-step';
import { checkText } from '../text/check-text';
import { sharedAllowanceText } from '../text/shared-allowance-text';
import { ArrivalDayField } from './arrival-day-field';
import { CancelledNotice } from './cancelled-notice';
import { DeclaredBefore } from './declared-before';
import { Engagement } from './engagement';

/** The pages after sending are fetched before it: the network may go at that very moment. */
const whatFollows = [
  () => import('../sending/sending-page'),
  () => import('../confirmation/confirmation-page'),
];

/** What a typed list leaves out makes the sum one of the rest; an allowance that is shared, one of this declaration alone. */
function wordsOf(answer: SimulationAnswer, uncounted: number, isShared: boolean): AnswerWords {
  const words = answerWords(answer, 'simulated');
  const isByItself = isShared && uncounted === 0 && words.before.length === 0;
  const label = isByItself ? sharedAllowanceText.sumByItself : labelWithout(uncounted, answer, words.label);
  return { ...words, label };
}

const typedOf = (lines: readonly UncountedLine[]): readonly string[] =>
  toldOneByOne(lines).map(({ typed }) => typed);

/** Every answer with the way to change it, what is owed, and the one act: to send. */
export function CheckPage(): ReactNode {
  const step = useStep('check');
  const request = useAppStore(({ declaration }) => declaration.declarationRequest);
  const { sent } = useAppStore(({ declaration }) => declaration.declarationResponse);
  const { answer, refusals } = useSimulation();
  const navigate = useNavigate();
  const uncounted = useUncountedLines();
  useFetchAhead(whatFollows);
  if (step.redirect !== null) return <Navigate to={step.redirect} replace />;

  const canSend = answer !== null && refusals.length === 0;
  const own = { declarant: spokenName(request.contactDetails), id: request.declarationId };
  const isShared = answer !== null && othersThatUse(answer, own, sent).length > 0;
  const words = answer === null ? null : wordsOf(answer, countOf(uncounted), isShared);
  const send = (): void => {
    if (!canSend) return;
    const { amount, label } = answerWords(answer, 'due');
    startSubmission({
      date: answer.date,
      shownTotal: answer.total,
      shownWords: amount,
      shownFirst: shownFirst(answer, label),
      shownLabel: uncounted.length > 0 || isShared ? words?.label : undefined,
      notDeclared: typedOf(uncounted),
      onlyToShow: typedOf(uncounted.filter(cannotBeAdded)),
      askedAt: new Date().toISOString(),
    });
    void navigate(declarationPaths.sending);
  };

  return (
    <CheckView
      request={request}
      pages={declarationPaths}
      texts={request.mayBeSent ? { ...checkText, lead: checkText.leadUncertain } : checkText}
      kicker={step.kicker}
      words={words}
      first={
        <>
          <CancelledNotice />
          <DeclaredBefore />
        </>
      }
      notice={
        <>
          <ClockNotice words={checkText.clock} />
          <SharedAllowanceNotice answer={answer} {...own} />
          <Uncounted />
        </>
      }
      arrivalDay={<ArrivalDayField />}
      act={
        <>
          <Engagement uncounted={uncounted} />
          <Button icon={Send} disabled={!canSend} onClick={send}>
            {checkText.send}
          </Button>
        </>
      }
    />
  );
}
