import { useLeavingAsked } from './leaving-asked';
import type { LostWork } from './lost-work';
import { signOut } from './sign-out';

/** After which nobody waits any more to leave a desk that others use. */
const patienceMs = 3_000;

const loadLostWork = () => import('./lost-work');
const loadDialog = () => import('./leave-dialog');

/** Fetched while there is a network, for who signs out without one. Apart, as the shell knows no contract. */
export const leaveParts: readonly (() => Promise<unknown>)[] = [loadLostWork, loadDialog];

async function findLost(): Promise<LostWork | null> {
  const [{ findLostWork }] = await Promise.all([loadLostWork(), loadDialog()]);
  return findLostWork();
}

/** Somebody asks to sign out: at once when nothing is lost by it; otherwise they are asked first. */
export async function leave(): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  // What cannot be fetched, or comes too late, holds nobody back.
  const lost = await Promise.race([findLost().catch(() => null), late]);
  if (lost === null) signOut();
  else useLeavingAsked.setState({ lost, isReady: true });
}
