import type { Declaration, StatusChange } from '@retour/contract';
import type { DeclarationStatus } from '@retour/core';
import { useRef, useState } from 'react';
import { changeStatus } from './change-status';
import type { Conflict, FailedWrite } from './write-outcome';

/** Why something was not written, and the same thing to be asked again. */
export interface Trouble {
  readonly outcome: FailedWrite;
  readonly retry: () => void;
}

export interface Acts {
  /** The status being given; undefined when nothing is under way. */
  readonly underWay: DeclarationStatus | undefined;
  readonly trouble: Trouble | undefined;
  readonly conflict: Conflict | undefined;
  readonly act: (change: StatusChange) => void;
  readonly forgetTrouble: () => void;
  readonly forgetConflict: () => void;
}

/** Gives a declaration another status: one act at a time, a second press does nothing. */
export function useActs(declaration: Declaration, onDone: (changed: Declaration) => void): Acts {
  const [underWay, setUnderWay] = useState<DeclarationStatus>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [conflict, setConflict] = useState<Conflict>();
  const isBusy = useRef(false);

  const act = async (change: StatusChange): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(change.status);
    setTrouble(undefined);
    try {
      const outcome = await changeStatus(declaration, change);
      if (outcome.kind === 'saved') onDone(outcome.answer);
      else if (outcome.kind === 'conflict') setConflict(outcome.conflict);
      else setTrouble({ outcome, retry: () => void act(change) });
    } finally {
      isBusy.current = false;
      setUnderWay(undefined);
    }
  };
  return {
    underWay,
    trouble,
    conflict,
    act: (change) => void act(change),
    forgetTrouble: () => setTrouble(undefined),
    forgetConflict: () => setConflict(undefined),
  };
}
