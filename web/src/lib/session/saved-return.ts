import { attempt } from '../attempt';
import { isRecord, isText } from '../shape';

const returnName = 'agent:return';

/** A page to come back to, and what it held in the history of the tab: what was searched, which code was scanned. */
export interface SavedReturn {
  readonly address: string;
  readonly state: unknown;
}

/** Remembers, in this tab alone, the page that signing in is to lead back to. */
export function saveReturn(address: string, state: unknown = null): void {
  attempt(() => sessionStorage.setItem(returnName, JSON.stringify({ address, state })));
}

/** The page wanted before signing in: an address below /agent, never another site's. */
export function readReturn(): SavedReturn | undefined {
  const text = attempt(() => sessionStorage.getItem(returnName)) ?? '';
  // Earlier versions kept the address alone, as it is.
  const saved = attempt<unknown>(() => JSON.parse(text)) ?? { address: text };
  if (!isRecord(saved) || !isText(saved.address) || !/^\/agent(?:[/?#]|$)/.test(saved.address))
    return undefined;
  return { address: saved.address, state: saved.state ?? null };
}

export function forgetReturn(): void {
  attempt(() => sessionStorage.removeItem(returnName));
}
