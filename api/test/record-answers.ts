import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Given by `npm run prove -- S12-openapi`, which has what the suite was answered read by another validator. */
const { ANSWERS_FILE } = process.env;
/** A call that a suite makes ten thousand times says no more than its first answers. */
const enoughOfAKind = 100;
const recorded = new Map<string, number>();

/** An answer of the API, as a client has it. */
export interface RecordedAnswer {
  readonly method: string;
  /** As the route writes it: `/api/declaration/:declarationId/`. */
  readonly route: string;
  readonly status: number;
  readonly mediaType: string | null;
  readonly body: string | null;
}

/** Writes down what the server answers from now on. Does nothing in `npm test`. */
export function recordAnswers(app: FastifyInstance): void {
  if (ANSWERS_FILE === undefined) return;
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    const { method, url: route } = request.routeOptions;
    const kind = `${String(method)} ${route} ${reply.statusCode}`;
    const count = recorded.get(kind) ?? 0;
    if (route !== undefined && count < enoughOfAKind) {
      recorded.set(kind, count + 1);
      const mediaType = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
      const answer: RecordedAnswer = {
        method: request.method,
        route,
        status: reply.statusCode,
        mediaType: mediaType === '' ? null : mediaType,
        body: payload instanceof Uint8Array && mediaType.endsWith('json') ? payload.toString() : null,
      };
      appendFileSync(ANSWERS_FILE, `${JSON.stringify(answer)}\n`);
    }
    done(null, payload);
  });
}
