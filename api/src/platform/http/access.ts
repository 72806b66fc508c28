import type { Access, RouteContract } from '@retour/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { AgentCaller, Caller, ReadCaller } from '../caller';
import { ProblemError } from './problem-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who the route is for. */
    access?: Access;
  }
  interface FastifyInstance {
    readonly readCaller: ReadCaller;
  }
}

/** Who a call that is for these people may come from. */
export type Admitted<For extends Access> = For extends 'anyone'
  ? undefined
  : For extends 'traveller'
    ? Caller
    : AgentCaller;

/** Nothing for who is no agent, or an agent no more. */
export function agentsOnly(): ProblemError {
  return new ProblemError(
    {
      code: 'agents-only',
      status: 401,
      title: 'Réservé aux agents',
      detail: 'Connectez-vous comme agent pour faire cette demande.',
    },
    { headers: { 'www-authenticate': 'Bearer' } },
  );
}

/** Nothing for an agent of the desk, or for who is a supervisor no more. */
export function supervisorsOnly(): ProblemError {
  return new ProblemError({
    code: 'supervisors-only',
    status: 403,
    title: 'Réservé aux superviseurs',
    detail: 'Réservé aux superviseurs : demandez à l’un d’eux de le faire, ou de vous donner ce rôle.',
  });
}

const admissions: {
  readonly [For in Access]: (request: FastifyRequest, read: ReadCaller) => Promise<Admitted<For>> | undefined;
} = {
  anyone: () => undefined,
  traveller: (request, read) => read(request),
  agent: requireAgent,
  supervisor: async (request, read) => {
    const agent = await requireAgent(request, read);
    if (agent.role !== 'supervisor') throw supervisorsOnly();
    return agent;
  },
};

async function requireAgent(request: FastifyRequest, read: ReadCaller): Promise<AgentCaller> {
  const caller = await read(request);
  if (caller.kind !== 'agent') throw agentsOnly();
  return caller;
}

/** Who makes a call, if it is for them: a 401 for who is no agent, a 403 for an agent without the role. */
export async function admit<Route extends RouteContract>(
  { readCaller }: Pick<FastifyInstance, 'readCaller'>,
  request: FastifyRequest,
  route: Route,
): Promise<Admitted<Route['access']>> {
  const access: Route['access'] = route.access;
  return admissions[access](request, readCaller) as Promise<Admitted<Route['access']>>;
}

/** The service does not start with a route of which nobody said who it is for. Call before any is registered. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(({ config }) => config?.access === undefined);
    if (undeclared.length === 0) return;
    const names = undeclared.map(({ method, url }) => `${String(method)} ${url}`);
    throw new Error(`nobody said who may call ${names.join(', ')}: its access is missing`);
  });
}

/** Says of the routes that a library registers by itself that they are for anyone. */
export async function openToAnyone(
  app: FastifyInstance,
  register: () => PromiseLike<unknown>,
): Promise<void> {
  let isUnderWay = true;
  app.addHook('onRoute', (route) => {
    if (isUnderWay) route.config = { ...route.config, access: 'anyone' };
  });
  await register();
  isUnderWay = false;
}
