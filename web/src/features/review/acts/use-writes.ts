import { useRef, useState } from 'react';
import type { Conflict, FailedWrite, WriteOutcome } from './write-outcome';

/** Why something was not written, and the same thing to be asked again. */
export interface ActTrouble {
  readonly outcome: FailedWrite;
  readonly retry: () => void;
  /** This try, or an earlier one of the same act, may have been written: its answer was lost. */
  readonly mayBeWritten?: boolean | undefined;
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
    wasLost: boolean,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setUnderWay(name);
    setFailed(undefined);
    try {
      const outcome = await write();
      if (outcome.kind === 'saved') onSaved(outcome.answer);
      else if (outcome.kind === 'conflict') setConflict(outcome.conflict);
      else {
        const mayBeWritten = wasLost || (outcome.kind === 'unsaved' && outcome.reason === 'unreachable');
        const retry = (): void => void run(name, write, onSaved, mayBeWritten);
        setFailed({ of, trouble: { asked: name, outcome, retry, mayBeWritten } });
      }
    } finally {
      isRunning.current = false;
      setUnderWay(undefined);
    }
  };
  const trouble = failed?.of === of ? failed.trouble : undefined;
  const isLost = (name: Name): boolean => trouble?.asked === name && trouble.mayBeWritten === true;
  return {
    underWay,
    trouble,
    conflict,
    run: (name, write, onSaved) => void run(name, write, onSaved, isLost(name)),
    forgetTrouble: () => setFailed(undefined),
    forgetConflict: () => setConflict(undefined),
  };
}
