import type { RouteContract } from '@retour/contract';
import * as contract from '@retour/contract';
import type { FastifySchema } from 'fastify';

/** How an agent shows who they are, by its name in the description of the API. */
export const sessionScheme = 'session';

const bySession = { [sessionScheme]: [] };
const securities: Readonly<Record<RouteContract['access'], NonNullable<FastifySchema['security']>>> = {
  anyone: [],
  traveller: [{}, bySession],
  agent: [bySession],
  supervisor: [bySession],
};

const suffix = 'Route';
/** What each call is named in the contract, where its name is not a part of it. */
const names = new Map<unknown, string>(
  Object.entries<unknown>(contract)
    .filter(([name]) => name.endsWith(suffix))
    .map(([name, route]) => [route, name.slice(0, -suffix.length)]),
);

/** What the description of the API says of a call besides its schemas: programs made from it call it by its name. */
export function describeCall(
  route: RouteContract,
): Pick<FastifySchema, 'operationId' | 'security' | 'summary' | 'tags'> {
  const operationId = names.get(route);
  return {
    ...(operationId === undefined ? {} : { operationId }),
    summary: route.summary,
    tags: [route.tag],
    security: securities[route.access],
  };
}
