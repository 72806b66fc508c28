import { problemSchema, type RouteAnswer, type RouteContract, secondMs } from '@retour/contract';
import { CallError } from './call-failure';
import { parseAnswer } from './parse-answer';

const unauthorized = 401;
const networkSignInRequired = 511;

/** Whether an answer comes from what stands between, and wants to be seen: not a failing proxy, nor one that refuses a session. */
export function isPortal(status: number, type: string): boolean {
  if (!type.includes('html') || status === unauthorized) return false;
  return status < 500 || status === networkSignInRequired;
}

/** Reads a response as the contract says; anything else becomes a CallError. */
export async function readAnswer<Route extends RouteContract>(
  route: Route,
  response: Response,
): Promise<RouteAnswer<Route>> {
  const body = await readBody(response);
  if (!response.ok) throw errorOf(response, body);
  const schema = route.responses[response.status];
  const checked = schema === undefined ? null : await parseAnswer(schema, body);
  if (checked === null) throw new CallError({ kind: 'unexpected-answer', status: response.status, body });
  return checked.data as RouteAnswer<Route>;
}

/** What an answer that is no success says of itself. */
export function errorOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): CallError {
  const problem = problemSchema.safeParse(body);
  const seconds = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
  const retryAfterMs = seconds === undefined ? undefined : Number(seconds) * secondMs;
  return problem.success
    ? new CallError({ kind: 'problem', status, problem: problem.data, retryAfterMs })
    : new CallError({ kind: 'unexpected-answer', status, body });
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (isPortal(response.status, type)) {
    throw new CallError({ kind: 'captive-portal' });
  }
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
