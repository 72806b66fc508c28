import { useLeavingAsked } from './leaving-asked';
import { signOut } from './sign-out';

/** Somebody asks to sign out: at once when nothing is lost by it; otherwise they are asked first. */
export async function leave(): Promise<void> {
  // Apart, as the shell knows no contract; what cannot be fetched holds nobody back.
  const parts = [import('./lost-work'), import('./leave-dialog')] as const;
  const lost = await Promise.all(parts).then(
    ([{ findLostWork }]) => findLostWork(),
    () => null,
  );
  if (lost === null) signOut();
  else useLeavingAsked.setState({ lost, isReady: true });
}
