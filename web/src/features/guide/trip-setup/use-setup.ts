import { useLocation, useNavigate } from 'react-router';
import { readSetupState, type SetupAnswers, type SetupState, type SetupStep } from './setup-steps';

export interface Setup {
  readonly state: SetupState;
  /** Keeps the answers with the question they were given to, then moves on. */
  readonly goOn: (next: SetupState) => void;
  readonly goTo: (step: SetupStep) => void;
}

/** The configuration lives in the history entries: Back and reload find it, the address says nothing. */
export function useSetup(): Setup {
  const navigate = useNavigate();
  const { state: historyState } = useLocation();
  const state = readSetupState(historyState);
  const write = (step: SetupStep, answers: SetupAnswers, replace: boolean): void => {
    void navigate('.', { state: { tripSetup: { step, answers } }, replace });
  };
  return {
    state,
    goOn: (next) => {
      write(state.step, next.answers, true);
      write(next.step, next.answers, false);
    },
    goTo: (step) => write(step, state.answers, false),
  };
}
