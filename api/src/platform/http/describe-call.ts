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
const callOf = ({ method, path }: Pick<RouteContract, 'method' | 'path'>): string => `${method} ${path}`;
/** What each call is named in the contract, where its name is not a part of it; a feature may read its body more strictly. */
const names = new Map(
  Object.entries<unknown>(contract)
    .filter((entry): entry is [string, RouteContract] => entry[0].endsWith(suffix))
    .map(([name, route]) => [callOf(route), name.slice(0, -suffix.length)]),
);

/** What the description of the API says of a call besides its schemas: programs made from it call it by its name. */
export function describeCall(
  route: RouteContract,
): Pick<FastifySchema, 'operationId' | 'security' | 'summary' | 'tags'> {
  const operationId = names.get(callOf(route));
  return {
    ...(operationId === undefined ? {} : { operationId }),
    summary: route.summary,
    tags: [route.tag],
    security: securities[route.access],
  };
}
