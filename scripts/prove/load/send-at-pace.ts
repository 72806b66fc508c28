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
    const end = (status: number, saysWhen = false): void => {
      const at = performance.now();
      resolve({ ms: at - dueAt, status, saysWhen, at });
    };
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
    sent.once('error', () => end(0));
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('error', () => end(0));
      answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined));
    });
    sent.end(body);
  });
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
