import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkAnswer, type Form, type FormFrame, useForm, useTyped } from '../../../lib/form';
import {
  answerStep,
  basketArticles,
  changesAnswer,
  type SimulatorRequest,
  type StepAnswer,
  useAppStore,
} from '../../../store';
import { nextPath } from '../simulator-paths';

export interface Question {
  readonly request: SimulatorRequest;
  /** Confirms an answer and goes on; asks first when the basket would be lost. */
  readonly form: FormFrame;
  /** The different answer that waits for a yes, because the basket would be emptied. */
  readonly pending: StepAnswer | undefined;
  readonly confirmPending: () => void;
  readonly dropPending: () => void;
}

export interface QuestionOptions<Draft, Answer> {
  /** Of its field on the page. */
  readonly id: string;
  /** What the field shows of the answers kept, until another one is typed or chosen. */
  readonly draftOf: (request: SimulatorRequest) => Draft;
  /** Undefined while what is typed answers nothing. */
  readonly read: (draft: Draft) => Answer | undefined;
  readonly missing: string;
  readonly answerOf: (answer: Answer) => StepAnswer;
}

/** What the form of a question holds, under the name of its only field. */
interface Typed<Draft> {
  readonly answer: Draft;
}

interface AskedQuestion<Draft> extends Question {
  readonly form: Form<Typed<Draft>, 'answer'>;
}

/** One question of the simulator, and its form of one field. */
export function useQuestion<Draft, Answer>({
  id,
  draftOf,
  read,
  missing,
  answerOf,
}: QuestionOptions<Draft, Answer>): AskedQuestion<Draft> {
  const request = useAppStore((state) => state.simulator.simulatorRequest);
  const typed = useTyped<Typed<Draft>>({ answer: draftOf(request) });
  const [pending, setPending] = useState<StepAnswer>();
  const navigate = useNavigate();
  const returnTo: unknown = useLocation().state?.returnTo;

  const confirm = (answer: StepAnswer): void => {
    const changed = changesAnswer(request, answer);
    answerStep(answer);
    const next = nextPath(useAppStore.getState().simulator.simulatorRequest);
    void navigate(!changed && typeof returnTo === 'string' ? returnTo : next);
  };

  const form = useForm({
    ids: { answer: id },
    ...typed,
    check: (values: Typed<Draft>) => checkAnswer('answer', read(values.answer), missing),
    onValid: (valid: Answer) => {
      const answer = answerOf(valid);
      const losesBasket = basketArticles(request).length > 0 && changesAnswer(request, answer);
      if (losesBasket) setPending(answer);
      else confirm(answer);
    },
  });

  return {
    request,
    form,
    pending,
    confirmPending: () => {
      // The next page may be late: the question is over as soon as it is answered.
      setPending(undefined);
      if (pending) confirm(pending);
    },
    dropPending: () => {
      setPending(undefined);
      typed.change({ answer: draftOf(request) });
    },
  };
}
