import type { RouteAnswer, RouteBody, RouteContract } from '@retour/contract';
import { readAnswer } from './read-answer';
import { sendRequest } from './send-request';

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
  /** Goes on when the page goes away. */
  readonly keepalive?: boolean;
}

const defaultTimeoutMs = 15_000;

/** One request of the contract, with the headers given and no other. */
export function callOnce<Route extends RouteContract>(
  route: Route,
  options: CallOptions<Route>,
): Promise<RouteAnswer<Route>> {
  const { body, signal, timeoutMs = defaultTimeoutMs, keepalive = false } = options;
  return sendRequest(
    addressOf(route, options),
    {
      method: route.method,
      headers: headersOf(options),
      signal,
      timeoutMs,
      keepalive,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    (response) => readAnswer(route, response),
  );
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
