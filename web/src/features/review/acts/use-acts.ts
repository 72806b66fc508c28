import type { Declaration, StatusChange } from '@retour/contract';
import type { DeclarationStatus } from '@retour/core';
import { changeStatus } from './change-status';
import { handOver } from './hand-over';
import { useWrites, type Writes } from './use-writes';

export interface Acts extends Omit<Writes<DeclarationStatus>, 'run'> {
  readonly act: (change: StatusChange) => void;
  /** The same after recording what was handed over; without a status, the amount alone is computed again. */
  readonly handOver: (reason: string, change: StatusChange | null) => void;
}

/** Gives a declaration another status, for an agent. */
export function useActs(
  declaration: Declaration,
  agentId: string | undefined,
  onDone: (changed: Declaration) => void,
): Acts {
  const { run, ...writes } = useWrites<DeclarationStatus>(declaration.version);
  return {
    ...writes,
    act: (change) => run(change.status, () => changeStatus(declaration, change), onDone),
    handOver: (reason, change) =>
      run(change?.status ?? declaration.status, () => handOver(declaration, reason, change, agentId), onDone),
  };
}
