import { isRecord, isText } from '../../../lib/shape';

/** What goes with the pages in the history of the browser while an answer is changed. */
export interface TripChangeState {
  readonly returnTo: string | undefined;
  /** Which change it is; what was before is kept where it can be erased. Only where a basket is kept. */
  readonly change: string | undefined;
  /** The opening of a link whose questions are asked before its result. */
  readonly received?: string | undefined;
}

/** Another page's state, or what another version left there, is read as none. */
export function readTripChange(state: unknown): TripChangeState {
  const { returnTo, change, received } = isRecord(state) ? state : {};
  return {
    returnTo: isText(returnTo) ? returnTo : undefined,
    change: isText(change) ? change : undefined,
    received: isText(received) ? received : undefined,
  };
}
