import { problemSchema } from '@retour/contract';
import { CallError } from './call-failure';
import { isPortal } from './read-answer';
import { withRetries } from './retry';
import { sendRequest } from './send-request';
import { withSession } from './with-session';

const timeoutMs = 30_000;

export interface FetchFileOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type expected; anything else is not the file. */
  readonly type: string;
}

/**
 * Fetches a file of the API that needs headers, which a plain link cannot send, in the name of whoever is signed in;
 * tries again what may pass, rejects with a CallError.
 */
export function fetchFile(path: string, { headers, type }: FetchFileOptions): Promise<Blob> {
  const attempt = (): Promise<Blob> =>
    withSession((session) =>
      sendRequest(path, { headers: { accept: type, ...session, ...headers }, timeoutMs }, (response) =>
        readFile(response, type),
      ),
    );
  return withRetries(attempt, undefined);
}

async function readFile(response: Response, type: string): Promise<Blob> {
  const received = response.headers.get('content-type') ?? '';
  if (response.ok && received.startsWith(type)) return response.blob();
  throw failureOf(response.status, received, await response.text());
}

function failureOf(status: number, received: string, body: string): CallError {
  if (isPortal(status, received)) return new CallError({ kind: 'captive-portal' });
  const problem = problemSchema.safeParse(received.includes('json') ? JSON.parse(body) : undefined);
  return problem.success
    ? new CallError({ kind: 'problem', status, problem: problem.data })
    : new CallError({ kind: 'unexpected-answer', status, body });
}
