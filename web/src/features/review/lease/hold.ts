import { leaveDeclarationRoute } from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { readTokens } from '../../../lib/session';

/** Milliseconds: a sheet that is left for its own correction is held again before. */
const grace = 1_000;

/** What is before the agent in this tab; what they have just left has the timer that tells it. */
const held = new Map<string, ReturnType<typeof setTimeout> | undefined>();

/** Nothing depends on it: untold, the lease ends by itself. */
function tell(declarationId: string): void {
  if (readTokens() === null || !navigator.onLine) return;
  // A page that goes away takes its calls along, unless they are kept alive.
  callRoute(leaveDeclarationRoute, { params: { declarationId }, keepalive: true }).catch(() => undefined);
}

/** Gives back at once all that is before the agent: the tab is closed, or the session ended. A page that comes back holds it again. */
export function leaveAll(): void {
  for (const [id, timer] of held) {
    if (timer !== undefined) {
      clearTimeout(timer);
      held.delete(id);
    }
    tell(id);
  }
}

/** Keeps a declaration as the agent's until what it gives is called: it is given back then, unless it is held again at once. */
export function hold(id: string): () => void {
  clearTimeout(held.get(id));
  held.set(id, undefined);
  addEventListener('pagehide', leaveAll);
  return () => {
    const timer = setTimeout(() => {
      held.delete(id);
      tell(id);
    }, grace);
    held.set(id, timer);
  };
}
