import { problemSchema } from '@retour/contract';
import { CallError } from './call-failure';
import { withRetries } from './retry';

const timeoutMs = 30_000;

export interface FetchFileOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type expected; anything else is not the file. */
  readonly type: string;
}

/**
 * Fetches a file of the API that needs headers, which a plain link cannot send; tries again what may pass, rejects
 * with a CallError.
 */
export function fetchFile(path: string, options: FetchFileOptions): Promise<Blob> {
  return withRetries(() => fetchOnce(path, options), undefined);
}

async function fetchOnce(path: string, { headers = {}, type }: FetchFileOptions): Promise<Blob> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, { headers: { accept: type, ...headers }, signal: timeout });
    const received = response.headers.get('content-type') ?? '';
    if (response.ok && received.startsWith(type)) return await response.blob();
    throw failureOf(response.status, received, await response.text());
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (timeout.aborted) throw new CallError({ kind: 'timeout' });
    throw new CallError({ kind: navigator.onLine ? 'network' : 'offline' });
  }
}

function failureOf(status: number, received: string, body: string): CallError {
  if (received.includes('html')) return new CallError({ kind: 'captive-portal' });
  const problem = problemSchema.safeParse(received.includes('json') ? JSON.parse(body) : undefined);
  return problem.success
    ? new CallError({ kind: 'problem', status, problem: problem.data })
    : new CallError({ kind: 'unexpected-answer', status, body });
}
