import type { Caller } from '../caller';
import { clientNetwork } from '../http/client-network';
import type { Queue } from './thread-pool';

/** In ten scripts one takes two seconds: four are drawn before any has waited ten. */
const maxWaitingEach = 4;

/**
 * Whose turn a document is drawn in: an agent's own, from whatever desk, or that of a traveller's network. Agents answer for what
 * they ask for: they wait for no network, as many as there may be. Of networks, the one for which the least was drawn lately is next.
 */
export function queueOf({ ip }: { readonly ip: string }, caller: Caller): Queue {
  return caller.kind === 'agent'
    ? { name: `agent ${caller.agentId}`, maxWaiting: maxWaitingEach, room: 'first' }
    : { name: `network ${clientNetwork(ip)}`, maxWaiting: maxWaitingEach };
}

/**
 * Mails are written a few at once, and no more than that. No crowd of networks keeps them from being drawn, and they, which anybody
 * may ask for, leave travellers every other turn.
 */
export const mails: Queue = { name: 'mails', maxWaiting: Number.POSITIVE_INFINITY, room: 'apart' };
