import type { SessionTokens } from '@retour/contract';
import { forgetReturn, readReturn, saveTokens, tellSessionNews } from '../../../lib/session';
import { identityPaths } from '../identity-paths';

/** Keeps the tokens of whoever just signed in, and gives the page to lead them to. */
export function openSession(tokens: SessionTokens, asked?: string): string {
  saveTokens(tokens);
  tellSessionNews('signed-in');
  const wanted = readReturn() ?? asked ?? identityPaths.home;
  forgetReturn();
  return wanted;
}
