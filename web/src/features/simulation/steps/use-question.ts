import { useLocation, useNavigate } from 'react-router';
import { checkAnswer, type Form, type FormFrame, useForm, useTyped } from '../../../lib/form';
import {
  answerStep,
  basketArticles,
  changesAnswer,
  firstIncompleteStep,
  productsStep,
  type SimulatorRequest,
  type StepAnswer,
  useAppStore,
} from '../../../store';
import { keepTripBefore } from '../../basket/lines/left-out-draft';
import { nextPath } from '../simulator-paths';
import { useShownOnTag } from '../trip-tag/shown-on-tag';
import { readTripChange, type TripChangeState } from './trip-change';

export interface Question {
  readonly request: SimulatorRequest;
  /** Confirms an answer and goes on; another answer keeps the basket, and its page says what it changes. */
  readonly form: FormFrame;
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
  const reading = read(typed.values.answer);
  useShownOnTag(reading === undefined ? undefined : answerOf(reading));
  const navigate = useNavigate();
  const { returnTo, change, received } = readTripChange(useLocation().state);

  const confirm = (answer: StepAnswer): void => {
    // What a link does not say is answered, not changed.
    const isChange =
      received === undefined && changesAnswer(request, answer) && basketArticles(request).length > 0;
    answerStep(answer);
    const after = useAppStore.getState().simulator.simulatorRequest;
    const isComplete = firstIncompleteStep(after) === productsStep;
    const state: TripChangeState = {
      returnTo,
      change: change ?? (isChange ? keepTripBefore(request) : undefined),
      received,
    };
    void navigate(isComplete ? (returnTo ?? nextPath(after)) : nextPath(after), { state });
  };

  const form = useForm({
    ids: { answer: id },
    ...typed,
    check: (values: Typed<Draft>) => checkAnswer('answer', read(values.answer), missing),
    onValid: (valid: Answer) => confirm(answerOf(valid)),
  });

  return { request, form };
}
