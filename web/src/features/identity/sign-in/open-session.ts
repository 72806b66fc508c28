import type { SessionTokens } from '@retour/contract';
import {
  forgetReturn,
  readReturn,
  type SavedReturn,
  saveTokens,
  tellSessionNews,
} from '../../../lib/session';
import { ownerOfTab } from '../../../store/drafts/work-owner';
import { pageAfterSignIn } from './page-after-sign-in';

/** Keeps the tokens of whoever just signed in, and gives the page to lead them to. */
export function openSession(tokens: SessionTokens, asked?: string): SavedReturn {
  // Read before anybody is told: the tab is theirs from then on.
  const wanted = readReturn() ?? (asked === undefined ? undefined : { address: asked, state: null });
  const page = pageAfterSignIn(tokens.accessToken, { owner: ownerOfTab(), wanted });
  saveTokens(tokens);
  tellSessionNews('signed-in');
  forgetReturn();
  return page;
}
