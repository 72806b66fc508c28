import { CallError } from './call-failure';

export interface RequestSettings extends Omit<RequestInit, 'signal'> {
  /** The caller's own wish to stop. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/** Fetches, then reads while the wait is still bounded; whatever stops it is a CallError. */
export async function sendRequest<Answer>(
  address: string,
  { signal, timeoutMs, ...init }: RequestSettings,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  // As the call leaves: the network may go while it is on its way, and what it asks be done.
  const lost = navigator.onLine ? 'network' : 'offline';
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await read(response);
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (signal?.aborted) throw new CallError({ kind: 'aborted' });
    if (timeout.aborted) throw new CallError({ kind: 'timeout' });
    throw new CallError({ kind: lost });
  }
}
