import { useRef, useState } from 'react';
import { CallError, type CallFailure, isWorthRetrying } from '../http';
import { type Problems, problemsOf } from './form-problems';
import { type Form, type FormOptions, useForm } from './use-form';

export interface SentFormOptions<Values, Field extends string, Valid>
  extends Omit<FormOptions<Values, Field, Valid>, 'onValid'> {
  /** Rejects with a CallError; what is typed stays whatever happens. */
  readonly send: (valid: Valid) => Promise<void>;
  readonly sayFailure: (failure: CallFailure) => string;
  /** The field that a refusal without fields is about, by its code. */
  readonly blamedField?: (code: string) => Field | undefined;
}

export interface SentForm<Values, Field extends string> extends Form<Values, Field> {
  /** Why the request failed when no field is to blame. */
  readonly failure: string | null;
  /** Code of the server's refusal, when the same sent again would not do. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
}

interface Outcome {
  readonly failure: string | null;
  readonly refusal: string | null;
}

const noFailure: Outcome = { failure: null, refusal: null };

/** A form that goes to the server: sent once at a time, and what is refused is said beside its field. */
export function useSentForm<Values, Field extends string, Valid>({
  send,
  sayFailure,
  blamedField,
  ...options
}: SentFormOptions<Values, Field, Valid>): SentForm<Values, Field> {
  const [outcome, setOutcome] = useState(noFailure);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const problemsIn = (failure: CallFailure): Problems<Field> => {
    const { code = '', errors = [] } = failure.kind === 'problem' ? failure.problem : {};
    const blamed = blamedField?.(code);
    const issues = blamed === undefined ? errors : [{ path: blamed, message: sayFailure(failure) }];
    return problemsOf(options.ids, issues);
  };
  const explain = (failure: CallFailure): void => {
    const found = problemsIn(failure);
    form.show(found);
    setOutcome({
      failure: Object.keys(found).length === 0 ? sayFailure(failure) : null,
      refusal: failure.kind === 'problem' && !isWorthRetrying(failure) ? (failure.problem.code ?? '') : null,
    });
  };
  const sendOnce = async (valid: Valid): Promise<void> => {
    isSending.current = true;
    setBusy(true);
    try {
      await send(valid);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      explain(error.failure);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const form = useForm({ ...options, onValid: (valid: Valid) => void sendOnce(valid) });
  return {
    ...form,
    ...outcome,
    isBusy,
    submit: (besides) => {
      if (isSending.current) return;
      setOutcome(noFailure);
      form.submit(besides);
    },
  };
}
