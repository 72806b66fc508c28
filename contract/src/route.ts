import type * as z from 'zod/mini';

/**
 * Who a call is for. `anyone`: nobody is asked who they are. `traveller`: travellers, and agents whose bearer counts.
 * `agent`: agents who signed in. `supervisor`: those of them who have that role.
 */
export const accesses = ['anyone', 'traveller', 'agent', 'supervisor'] as const;
export type Access = (typeof accesses)[number];

/** One call of the API, written once: the server validates with it, the client is typed from it. */
export interface RouteContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the origin, with its trailing slash where the specification writes one. */
  readonly path: string;
  readonly access: Access;
  /** One English line for the API documentation. */
  readonly summary: string;
  readonly tag: 'simulation' | 'reference' | 'declaration' | 'identity' | 'review' | 'health';
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Names in lower case. */
  readonly headers?: z.ZodMiniType;
  /** Media type of a 200 that is not JSON. */
  readonly mediaType?: string;
  /** Every status the call can answer, errors included. */
  readonly responses: Readonly<Record<number, z.ZodMiniType>>;
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

export type RouteBody<Route extends RouteContract> = Output<Route['body']>;
export type RouteQuery<Route extends RouteContract> = Output<Route['query']>;
export type RouteParams<Route extends RouteContract> = Output<Route['params']>;
export type RouteHeaders<Route extends RouteContract> = Output<Route['headers']>;
export type RouteAnswer<Route extends RouteContract> = Output<Route['responses'][200]>;
