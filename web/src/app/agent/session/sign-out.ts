import { logoutRoute } from '@retour/contract';
import { leaveAll } from '../../../features/review/lease/hold';
import { clearTokens, tellSessionNews } from '../../../lib/session';
import { clearTab } from '../../../store';
import { keepAside } from '../../../store/drafts/work-aside';
import { leaveNoWork } from '../../../store/drafts/work-owner';

/**
 * Ends the session: at once here and in the other tabs, then on the server and at the provider. Nothing that was typed
 * stays in this tab, articles begun and page to come back to included; what is put aside for colleagues does.
 */
export function signOut(): void {
  leaveAll();
  clearTokens();
  leaveNoWork();
  keepAside(clearTab);
  tellSessionNews('signed-out');
  location.assign(logoutRoute.path);
}
