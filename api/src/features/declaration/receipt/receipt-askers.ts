import type { Caller } from '../../../platform/caller';
import { clientNetwork } from '../../../platform/http/client-network';
import type { Asker } from '../../../platform/threads/thread-pool';

/** In ten scripts one takes two seconds: four are drawn before any has waited ten. */
const maxWaitingEach = 4;

/** Whose turn a document is drawn in: an agent's own, from whatever desk, or that of a traveller's network. */
export function askerOf({ ip }: { readonly ip: string }, caller: Caller): Asker {
  const name = caller.kind === 'agent' ? `agent ${caller.agentId}` : `network ${clientNetwork(ip)}`;
  return { name, maxWaiting: maxWaitingEach };
}

/** Mails are written a few at once, and no more than that. */
export const mails: Asker = { name: 'mails', maxWaiting: Number.POSITIVE_INFINITY };
