import { type Problem, problemMediaType, problemSchema, type RouteContract } from '@retour/contract';
import type { LightMyRequestResponse } from 'fastify';

/** What tells of the inside, by its kind: a trace of calls, a place on the disk, a statement or the words of its refusal. */
const insides = {
  stack: /\n\s*at \S|\bat (?:async )?[\w.<>[\]]+ \(|\b[A-Z]\w*Error: /,
  path: /\bfile:\/\/|\bnode:internal|node_modules|[\w-]\.(?:[cm]?[jt]s|sql):\d|\/(?:home|opt|root|tmp|usr|var|work)\/\w/,
  SQL: /\bselect\b.*\bfrom\b|\binsert into\b|\bupdate \w+ set\b|\bdelete from\b|\bsyntax error at\b|\binvalid input syntax\b|\bviolates [\w-]+ constraint\b|\b(?:relation|column|table|operator|function) \\?"?[\w.]+\\?"? (?:of|does not|already)\b|\bpg_\w+|\binvalid byte sequence\b|\bcurrent transaction is aborted\b/i,
} as const;

/** What a text tells of the inside of the service, by its kind; null when it tells nothing. */
export function insideTold(text: string): string | null {
  return Object.entries(insides).find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Refusals of what is not yet a call of the contract, which the platform makes for each of them. */
const platformRefusals = new Set([400, 404, 413, 415, 422, 429]);

function readProblem({ headers, body }: LightMyRequestResponse): Problem | null {
  if (headers['content-type'] !== problemMediaType) return null;
  try {
    return problemSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

/**
 * What is wrong with the answer to a bad request; null when nothing is. What succeeds is held to its schema by the server itself, which
 * answers 500 otherwise (`checkAnswers`).
 */
export function answerFault(route: RouteContract, answer: LightMyRequestResponse): string | null {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `answered ${statusCode}`;
  const schema = route.responses[statusCode];
  if (schema === undefined && !platformRefusals.has(statusCode))
    return `${statusCode} is not in its contract`;
  if (statusCode >= 400) {
    const problem = readProblem(answer);
    if (problem?.status !== statusCode) return 'a refusal that is no problem';
    if (schema?.safeParse(JSON.parse(body)).success === false) return 'a refusal that is not in its contract';
  }
  const told = insideTold(/json|text/.test(String(headers['content-type'])) ? body : '');
  return told === null ? null : `tells of the inside: ${told}`;
}
