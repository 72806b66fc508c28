import { isRecord, isText, listOf } from '../../../lib/shape';
import { repairRequest, type SimulatorRequest } from '../../../store';

/** What goes with the result in the history of the tab when it comes from a link. */
export interface ReceivedState {
  /** A sentence for each article that could not be taken. */
  readonly leftOut: readonly string[];
  /** The device's own simulation, which one press puts back. */
  readonly before: SimulatorRequest | undefined;
}

const isSentences = listOf(isText);

export function receivedState(received: ReceivedState): { readonly received: ReceivedState } {
  return { received };
}

/** Undefined for another page's state, and for what another version left there. */
export function readReceived(state: unknown): ReceivedState | undefined {
  if (!isRecord(state) || !isRecord(state.received)) return undefined;
  const { leftOut, before } = state.received;
  return {
    leftOut: isSentences(leftOut) ? leftOut : [],
    before: isRecord(before) ? repairRequest(before) : undefined,
  };
}
