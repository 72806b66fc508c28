import { CallError } from './call-failure';
import { errorOf, isPortal } from './read-answer';
import { withRetries } from './retry';
import { sendRequest } from './send-request';
import { withSession } from './with-session';

const defaultTimeoutMs = 30_000;

export interface FetchFileOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type expected; anything else is not the file. */
  readonly type: string;
  /** Sent by a POST, once: asking again may take a second file. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
  /** Given those of the answer that brings the file. */
  readonly onHeaders?: (headers: Headers) => void;
}

/**
 * Fetches a file of the API that needs headers, which a plain link cannot send, as `callRoute` does;
 * tries again what may pass unless something is sent, rejects with a CallError.
 */
export function fetchFile(
  path: string,
  { headers, type, body, timeoutMs = defaultTimeoutMs, onHeaders }: FetchFileOptions,
): Promise<Blob> {
  const sent =
    body === undefined
      ? { init: {}, type: {} }
      : {
          init: { method: 'POST', body: JSON.stringify(body) },
          type: { 'content-type': 'application/json' },
        };
  const attempt = (): Promise<Blob> =>
    withSession(
      (session) =>
        sendRequest(
          path,
          { ...sent.init, headers: { accept: type, ...sent.type, ...session, ...headers }, timeoutMs },
          (response) => readFile(response, type, onHeaders),
        ),
      { headers },
    );
  return body === undefined ? withRetries(attempt, undefined) : attempt();
}

async function readFile(
  response: Response,
  type: string,
  onHeaders: FetchFileOptions['onHeaders'],
): Promise<Blob> {
  const received = response.headers.get('content-type') ?? '';
  if (response.ok && received.startsWith(type)) {
    onHeaders?.(response.headers);
    return response.blob();
  }
  throw failureOf(response, received, await response.text());
}

function failureOf(response: Response, received: string, body: string): CallError {
  if (isPortal(response.status, received)) return new CallError({ kind: 'captive-portal' });
  return errorOf(response, received.includes('json') ? JSON.parse(body) : body);
}
