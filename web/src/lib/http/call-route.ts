import type { RouteAnswer, RouteContract } from '@retour/contract';
import { type CallOptions, callOnce } from './call-once';
import { withRetries } from './retry';
import { withSession } from './with-session';

/**
 * Calls the API as the contract writes it, in the name of whoever is signed in, or of the traveller whose secret it shows;
 * resolves with the parsed answer, rejects with a CallError.
 */
export function callRoute<Route extends RouteContract>(
  route: Route,
  options: CallOptions<Route> = {},
): Promise<RouteAnswer<Route>> {
  const attempt = (): Promise<RouteAnswer<Route>> =>
    withSession((session) => callOnce(route, { ...options, headers: { ...session, ...options.headers } }), {
      headers: options.headers,
      isForAll: route.tag === 'reference' || route.tag === 'health',
    });
  return options.retry ? withRetries(attempt, options.signal) : attempt();
}
