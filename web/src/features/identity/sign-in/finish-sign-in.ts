import { authenticateRoute, type SignedIn } from '@retour/contract';
import { callRoute } from '../../../lib/http';
import { askedOnce } from './once';

const names = ['code', 'state', 'iss', 'error', 'error_description'] as const;

/** What the provider sent the browser back with, or null when it did not. */
export function readProviderAnswer(search: string): string | null {
  const answer = new URLSearchParams(search);
  return names.some((name) => answer.has(name)) ? search : null;
}

/** Whether the service sent the browser back itself, because it could not reach the provider. */
export function isProviderUnreachable(answer: string): boolean {
  const given = new URLSearchParams(answer);
  return given.get('error') === 'temporarily_unavailable' && !given.has('state');
}

/** Finishes a sign-in, once for each answer of the provider. */
export const finishSignIn = askedOnce((search: string): Promise<SignedIn> => {
  const answer = new URLSearchParams(search);
  const query = Object.fromEntries(names.map((name) => [name, answer.get(name) ?? undefined]));
  return callRoute(authenticateRoute, { query });
});
