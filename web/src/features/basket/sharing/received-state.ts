import { isRecord, isText, listOf, objectOf } from '../../../lib/shape';
import { type KeptLeftOut, saveLeftOut } from '../lines/left-out-draft';

/** What is kept of a link that was opened, with what it left out. */
export interface ReceivedState {
  /** Which opening: the history of the tab says no more of it. */
  readonly opened: string;
  /** A sentence for each article that could not be taken. */
  readonly leftOut: readonly string[];
}

const isReceived = objectOf<ReceivedState>({ opened: isText, leftOut: listOf(isText) });

export function keepReceived(received: ReceivedState): { readonly received: string } {
  saveLeftOut({ received });
  return { received: received.opened };
}

/** Undefined for what another version left there. */
export function readReceived({ received }: KeptLeftOut): ReceivedState | undefined {
  return isRecord(received) && isReceived(received) ? received : undefined;
}
