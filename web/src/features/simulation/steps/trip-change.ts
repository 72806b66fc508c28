import { isRecord, isText } from '../../../lib/shape';
import { basketArticles, repairRequest, type SimulatorRequest } from '../../../store';

/** What goes with the pages in the history of the browser while an answer is changed. */
export interface TripChangeState {
  readonly returnTo: string | undefined;
  /** The answers and the basket as they were before; only where a basket is kept. */
  readonly before: SimulatorRequest | undefined;
}

/** Another page's state, or what another version left there, is read as none. */
export function readTripChange(state: unknown): TripChangeState {
  if (!isRecord(state)) return { returnTo: undefined, before: undefined };
  const before = isRecord(state.before) ? repairRequest(state.before) : undefined;
  return {
    returnTo: isText(state.returnTo) ? state.returnTo : undefined,
    before: before !== undefined && basketArticles(before).length > 0 ? before : undefined,
  };
}
