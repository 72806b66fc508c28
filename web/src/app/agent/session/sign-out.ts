import { logoutRoute } from '@retour/contract';
import { clearTokens, forgetReturn, tellSessionNews } from '../../../lib/session';
import { eraseAgentWork } from '../../../store';

/** Ends the session: at once here and in the other tabs, then on the server and at the provider. */
export function signOut(): void {
  clearTokens();
  forgetReturn();
  eraseAgentWork();
  tellSessionNews('signed-out');
  location.assign(logoutRoute.path);
}
