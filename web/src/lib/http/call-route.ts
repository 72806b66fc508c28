import type { RouteAnswer, RouteBody, RouteContract } from '@retour/contract';
import { CallError } from './call-failure';
import { readAnswer } from './read-answer';
import { withRetries } from './retry';

type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface CallOptions<Route extends RouteContract> {
  readonly body?: RouteBody<Route>;
  /** Fills the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Three more tries, one second apart then doubling, for what may pass by itself. */
  readonly retry?: boolean;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 15_000;

/** Calls the API as the contract writes it; resolves with the parsed answer, rejects with a CallError. */
export function callRoute<Route extends RouteContract>(
  route: Route,
  options: CallOptions<Route> = {},
): Promise<RouteAnswer<Route>> {
  const attempt = (): Promise<RouteAnswer<Route>> => callOnce(route, options);
  return options.retry ? withRetries(attempt, options.signal) : attempt();
}

async function callOnce<Route extends RouteContract>(
  route: Route,
  options: CallOptions<Route>,
): Promise<RouteAnswer<Route>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await fetch(addressOf(route, options), {
      method: route.method,
      headers: headersOf(options),
      signal,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    return await readAnswer(route, response);
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (options.signal?.aborted) throw new CallError({ kind: 'aborted' });
    if (timeout.aborted) throw new CallError({ kind: 'timeout' });
    throw new CallError({ kind: navigator.onLine ? 'network' : 'offline' });
  }
}

function headersOf<Route extends RouteContract>(options: CallOptions<Route>): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
}

function addressOf<Route extends RouteContract>(route: Route, options: CallOptions<Route>): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
