import { useEffect } from 'react';
import { useOutletContext } from 'react-router';
import type { StepAnswer } from '../../../store';
import type { TripAnswers } from './trip-allowance';

/** What stands in a question and is not confirmed yet; nothing where it answers nothing. */
export type PendingAnswer = Partial<TripAnswers> | undefined;
export type TellTag = (pending: PendingAnswer) => void;

/** The tag beside a question shows what stands in it, as long as the question does. Nothing is said aloud. */
export function useShownOnTag(answer: StepAnswer | undefined): void {
  const tellTag = useOutletContext<TellTag | null | undefined>();
  const question = answer?.question;
  const value = answer && answeredValue(answer);
  useEffect(() => {
    if (question === undefined || !tellTag) return undefined;
    tellTag({ [question]: value });
    return () => tellTag(undefined);
  }, [question, value, tellTag]);
}

function answeredValue(answer: StepAnswer): TripAnswers[StepAnswer['question']] {
  switch (answer.question) {
    case 'age':
      return answer.age;
    case 'meanOfTransport':
      return answer.meanOfTransport;
    case 'country':
      return answer.country;
    case 'border':
      return answer.border;
  }
}
