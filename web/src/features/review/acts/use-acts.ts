import type { Declaration, StatusChange } from '@retour/contract';
import type { DeclarationStatus } from '@retour/core';
import { useEffect, useRef } from 'react';
import { changeStatus } from './change-status';
import { handOver } from './hand-over';
import { useWrites, type Writes } from './use-writes';

export interface Acts extends Omit<Writes<DeclarationStatus>, 'run'> {
  readonly act: (change: StatusChange) => void;
  /** The same after recording what was handed over; without a status, the amount alone is computed again. */
  readonly handOver: (reason: string, change: StatusChange | null) => void;
}

export interface ActsOf {
  readonly declaration: Declaration;
  /** A later version than the one that is shown. */
  readonly newer: Declaration | undefined;
  readonly agentId: string | undefined;
}

/**
 * The next version, where it has the status that was asked for without an answer: this agent gave it, or a colleague did, maybe by
 * another mean. A later one, whatever it has: what came between does not show.
 */
function maybeWritten(
  { declaration, newer }: ActsOf,
  trouble: Writes<DeclarationStatus>['trouble'],
): Declaration | undefined {
  if (trouble?.mayBeWritten !== true || trouble.asked === declaration.status) return undefined;
  const passed = (newer?.version ?? 0) - declaration.version;
  return passed > 1 || (passed === 1 && newer?.status === trouble.asked) ? newer : undefined;
}

/** Gives a declaration another status, for an agent. */
export function useActs(of: ActsOf, onDone: (changed: Declaration) => void): Acts {
  const { declaration, agentId } = of;
  const { run, ...writes } = useWrites<DeclarationStatus>(declaration.version);
  const { trouble } = writes;
  const found = maybeWritten(of, trouble);
  const askedOf = useRef<Declaration>(undefined);
  // Asked again of the version that was seen, it writes nothing more: the service says whose act it was. Once: a network that is
  // still cut is left to who reads it.
  useEffect(() => {
    if (found === undefined || askedOf.current === found) return;
    askedOf.current = found;
    trouble?.retry();
  }, [found, trouble]);
  return {
    ...writes,
    act: (change) => run(change.status, () => changeStatus(declaration, change, { agentId }), onDone),
    handOver: (reason, change) =>
      run(change?.status ?? declaration.status, () => handOver(declaration, reason, change, agentId), onDone),
  };
}
