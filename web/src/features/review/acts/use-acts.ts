import type { Declaration, StatusChange } from '@retour/contract';
import type { DeclarationStatus } from '@retour/core';
import { useRef, useState } from 'react';
import { changeStatus } from './change-status';
import { handOver } from './hand-over';
import type { Conflict, FailedWrite, WriteOutcome } from './write-outcome';

/** Why something was not written, and the same thing to be asked again. */
export interface ActTrouble {
  readonly outcome: FailedWrite;
  readonly retry: () => void;
}

export interface Acts {
  /** The status being given; undefined when nothing is under way. */
  readonly underWay: DeclarationStatus | undefined;
  readonly trouble: ActTrouble | undefined;
  readonly conflict: Conflict | undefined;
  readonly act: (change: StatusChange) => void;
  /** The same after recording what was handed over; without a status, the amount alone is computed again. */
  readonly handOver: (reason: string, change: StatusChange | null) => void;
  readonly forgetTrouble: () => void;
  readonly forgetConflict: () => void;
}

/** Gives a declaration another status: one act at a time, a second press does nothing. */
export function useActs(declaration: Declaration, onDone: (changed: Declaration) => void): Acts {
  const [underWay, setUnderWay] = useState<DeclarationStatus>();
  const [trouble, setTrouble] = useState<ActTrouble>();
  const [conflict, setConflict] = useState<Conflict>();
  const isBusy = useRef(false);

  const run = async (
    status: DeclarationStatus,
    write: () => Promise<WriteOutcome<Declaration>>,
  ): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(status);
    setTrouble(undefined);
    try {
      const outcome = await write();
      if (outcome.kind === 'saved') onDone(outcome.answer);
      else if (outcome.kind === 'conflict') setConflict(outcome.conflict);
      else setTrouble({ outcome, retry: () => void run(status, write) });
    } finally {
      isBusy.current = false;
      setUnderWay(undefined);
    }
  };
  return {
    underWay,
    trouble,
    conflict,
    act: (change) => void run(change.status, () => changeStatus(declaration, change)),
    handOver: (reason, change) =>
      void run(change?.status ?? declaration.status, () => handOver(declaration, reason, change)),
    forgetTrouble: () => setTrouble(undefined),
    forgetConflict: () => setConflict(undefined),
  };
}
