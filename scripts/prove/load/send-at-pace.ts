import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface PlannedRequest {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One answer, or none. */
export interface Answered {
  /** From the moment when it was due until its last byte came, in milliseconds: waiting for a turn counts. */
  readonly ms: number;
  /** 0: the connection ended without an answer. */
  readonly status: number;
  /** Why there was none, as the system calls it. */
  readonly fault?: string | undefined;
  /** A refusal that says when to come back. */
  readonly saysWhen: boolean;
  /** When its last byte came, on this process's clock. */
  readonly at: number;
}

const turnMs = 5;
const patienceMs = 60_000;

/** Connections that are kept, as those of a proxy are. */
export function newConnections(maxSockets = Number.POSITIVE_INFINITY): Agent {
  return new Agent({ keepAlive: true, maxSockets, maxFreeSockets: 1_024, scheduling: 'fifo' });
}

/** Sends one request, due at a moment that may have passed. */
export function sendDue(
  origin: string,
  agent: Agent,
  { method, path, headers = {}, body }: PlannedRequest,
  dueAt: number,
): Promise<Answered> {
  return new Promise((resolve) => {
    const end = (status: number, { saysWhen = false, fault }: Partial<Answered> = {}): void => {
      const at = performance.now();
      resolve({ ms: at - dueAt, status, saysWhen, fault, at });
    };
    const endBy = (error: NodeJS.ErrnoException): void => end(0, { fault: error.code ?? error.message });
    const sent = request(`${origin}${path}`, {
      agent,
      method,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      },
    });
    sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer in time')));
    sent.once('error', endBy);
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('error', endBy);
      const saysWhen = answer.headers['retry-after'] !== undefined;
      answer.once('end', () => end(answer.statusCode ?? 0, { saysWhen }));
    });
    sent.end(body);
  });
}

/** « 503 ×12, 0 (ECONNRESET) ×3 »: what was answered, and how often. */
export function statusesOf(answers: readonly Answered[]): string {
  const counts = new Map<string, number>();
  for (const { status, fault } of answers) {
    const name = fault === undefined ? String(status) : `${status} (${fault})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ×${count}`).join(', ');
}

/** Sends so many requests a second, whether those before are answered or not, as people who do not know of one another. */
export async function sendAtPace(
  origin: string,
  agent: Agent,
  plan: { readonly perSecond: number; readonly seconds: number; readonly next: () => PlannedRequest },
): Promise<readonly Answered[]> {
  const began = performance.now();
  const total = Math.round(plan.perSecond * plan.seconds);
  const answers: Promise<Answered>[] = [];
  while (answers.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * plan.perSecond) + 1);
    for (let index = answers.length; index < due; index += 1) {
      const dueAt = began + (index * 1_000) / plan.perSecond;
      answers.push(sendDue(origin, agent, plan.next(), dueAt));
    }
    await delay(turnMs);
  }
  return Promise.all(answers);
}
