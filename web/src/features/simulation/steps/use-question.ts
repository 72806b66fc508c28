import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
  readonly submit: (answer: StepAnswer) => void;
  /** The different answer that waits for a yes, because the basket would be emptied. */
  readonly pending: StepAnswer | undefined;
  readonly confirmPending: () => void;
  readonly dropPending: () => void;
}

export interface DraftQuestion<Draft> extends Question {
  /** What the field shows: the answer kept until another one is typed or chosen. */
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/** One question of the simulator; `draftOf` gives what its field shows of the answers kept. */
export function useQuestion<Draft>(draftOf: (request: SimulatorRequest) => Draft): DraftQuestion<Draft> {
  const request = useAppStore((state) => state.simulator.simulatorRequest);
  const [draft, setDraft] = useState(() => draftOf(request));
  const [pending, setPending] = useState<StepAnswer>();
  const navigate = useNavigate();
  const returnTo: unknown = useLocation().state?.returnTo;

  const confirm = (answer: StepAnswer): void => {
    const changed = changesAnswer(request, answer);
    answerStep(answer);
    const next = nextPath(useAppStore.getState().simulator.simulatorRequest);
    void navigate(!changed && typeof returnTo === 'string' ? returnTo : next);
  };

  return {
    request,
    draft,
    setDraft,
    pending,
    submit: (answer) => {
      const losesBasket = basketArticles(request).length > 0 && changesAnswer(request, answer);
      if (losesBasket) setPending(answer);
      else confirm(answer);
    },
    confirmPending: () => {
      // The next page may be late: the question is over as soon as it is answered.
      setPending(undefined);
      if (pending) confirm(pending);
    },
    dropPending: () => {
      setPending(undefined);
      setDraft(draftOf(request));
    },
  };
}
