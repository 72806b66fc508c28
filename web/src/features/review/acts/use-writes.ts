import { useRef, useState } from 'react';
import type { Conflict, FailedWrite, WriteOutcome } from './write-outcome';

/** Why something was not written, and the same thing to be asked again. */
export interface ActTrouble {
  readonly outcome: FailedWrite;
  readonly retry: () => void;
  /** Nothing was to be written: what was asked is what it would lead to. */
  readonly isCalculation?: boolean | undefined;
}

export interface Writes<Name extends string> {
  /** What is being written, by its name; undefined when nothing is under way. */
  readonly underWay: Name | undefined;
  /** With what was asked. */
  readonly trouble: (ActTrouble & { readonly asked: Name }) | undefined;
  readonly conflict: Conflict | undefined;
  /** One at a time: a second press does nothing. */
  readonly run: <Answer>(
    name: Name,
    write: () => Promise<WriteOutcome<Answer>>,
    onSaved: (answer: Answer) => void,
  ) => void;
  readonly forgetTrouble: () => void;
  readonly forgetConflict: () => void;
}

/**
 * What is asked of the server, and what became of it.
 * @param of what it is asked of, as it is shown: once that is something else, a later version or other words, what stopped the last try is
 * not said any more, since asking again would write what is no longer there to be read
 */
export function useWrites<Name extends string>(of: string | number): Writes<Name> {
  const [underWay, setUnderWay] = useState<Name>();
  const [failed, setFailed] = useState<{
    readonly of: string | number;
    readonly trouble: Writes<Name>['trouble'];
  }>();
  const [conflict, setConflict] = useState<Conflict>();
  const isRunning = useRef(false);

  const run = async <Answer>(
    name: Name,
    write: () => Promise<WriteOutcome<Answer>>,
    onSaved: (answer: Answer) => void,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setUnderWay(name);
    setFailed(undefined);
    try {
      const outcome = await write();
      if (outcome.kind === 'saved') onSaved(outcome.answer);
      else if (outcome.kind === 'conflict') setConflict(outcome.conflict);
      else setFailed({ of, trouble: { asked: name, outcome, retry: () => void run(name, write, onSaved) } });
    } finally {
      isRunning.current = false;
      setUnderWay(undefined);
    }
  };
  return {
    underWay,
    trouble: failed?.of === of ? failed.trouble : undefined,
    conflict,
    run: (name, write, onSaved) => void run(name, write, onSaved),
    forgetTrouble: () => setFailed(undefined),
    forgetConflict: () => setConflict(undefined),
  };
}
