import {
  problemMediaType,
  type RouteAnswer,
  type RouteBody,
  type RouteContract,
  type RouteHeaders,
  type RouteParams,
  type RouteQuery,
} from '@retour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { type Admitted, admit } from './access';
import type { AgentLimiter } from './agent-reads';
import { describeCall } from './describe-call';
import { answeredUnderPressure } from './overload';
import type { RateLimiter } from './rate-limit';

/** What the schemas of a route have read. */
export interface RouteInput<Route extends RouteContract> {
  Body: RouteBody<Route>;
  Params: RouteParams<Route>;
  Querystring: RouteQuery<Route>;
  Headers: RouteHeaders<Route>;
}

/**
 * Answers the body of a 200, or the reply once it is sent another way. Its caller was let in by the `access` of the
 * route: nobody else comes here.
 */
export type RouteHandler<Route extends RouteContract> = (
  request: FastifyRequest<RouteInput<Route>>,
  reply: FastifyReply,
  caller: Admitted<Route['access']>,
) => RouteAnswer<Route> | FastifyReply | Promise<RouteAnswer<Route> | FastifyReply>;

export interface RouteOptions {
  /** Calls allowed to one address; none for routes that machines poll. */
  readonly rateLimit?: RateLimiter;
  /** Calls allowed to one agent. */
  readonly agentLimit?: AgentLimiter;
  /** Worth compressing when it is long. */
  readonly compressed?: boolean;
  /** Answered under any load. */
  readonly vital?: boolean;
}

const firstErrorStatus = 400;

function schemaOf(route: RouteContract): FastifySchema {
  // Somebody who followed a link is told by a page.
  const page = route.method === 'GET' ? { 'text/html': { schema: z.string() } } : {};
  const answers = Object.entries(route.responses).map(([status, schema]) => [
    status,
    Number(status) < firstErrorStatus
      ? { description: route.summary, content: { [route.mediaType ?? 'application/json']: { schema } } }
      : {
          description: 'Problem details (RFC 9457)',
          content: { [problemMediaType]: { schema }, ...page },
        },
  ]);
  return {
    ...describeCall(route),
    ...(route.params === undefined ? {} : { params: route.params }),
    ...(route.query === undefined ? {} : { querystring: route.query }),
    ...(route.headers === undefined ? {} : { headers: route.headers }),
    ...(route.body === undefined ? {} : { body: route.body }),
    response: Object.fromEntries(answers),
  };
}

type CallerOf<Route extends RouteContract> = Admitted<Route['access']>;

/**
 * Tells who makes a call, if it is for them. Where agents alone send a body, they are known before it comes: what nobody in particular
 * sends is not waited for, nor read, however long it takes to find its faults.
 */
function admission<Route extends RouteContract>(
  app: FastifyInstance,
  route: Route,
): {
  readonly before: readonly ((request: FastifyRequest) => Promise<void>)[];
  readonly callerOf: (request: FastifyRequest) => Promise<CallerOf<Route>>;
} {
  const known = new WeakMap<FastifyRequest, Promise<CallerOf<Route>>>();
  const isOfAgents = route.access === 'agent' || route.access === 'supervisor';
  const ask = async (request: FastifyRequest): Promise<void> => {
    const caller = admit(app, request, route);
    known.set(request, caller);
    await caller;
  };
  return {
    before: isOfAgents && route.body !== undefined ? [ask] : [],
    callerOf: (request) => known.get(request) ?? admit(app, request, route),
  };
}

function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * Serves a call of the contract to who it is for, at its path, with and without the trailing slash. Browsers and proxies keep
 * nothing of its answer, unless the handler says otherwise.
 */
export function registerRoute<Route extends RouteContract>(
  app: FastifyInstance,
  route: Route,
  handler: RouteHandler<Route>,
  { rateLimit, agentLimit, compressed = false, vital = false }: RouteOptions = {},
): void {
  const { before, callerOf } = admission(app, route);
  const bare = withoutTrailingSlash(route.path);
  app.routeMethods.add(bare, route.method);
  const slashed = `${bare}/`;
  for (const url of [bare, slashed]) {
    const schema = schemaOf(route);
    app.route<RouteInput<Route>>({
      method: route.method,
      url,
      schema: url === route.path ? schema : { ...schema, hide: true },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const caller = await callerOf(request);
        await agentLimit?.(request, caller);
        return handler(request, reply, caller);
      },
      compress: compressed ? {} : false,
      config: { access: route.access, ...(vital ? answeredUnderPressure : {}) },
      onRequest: rateLimit === undefined ? [...before] : [rateLimit, ...before],
    });
  }
}
