import type { FastifyInstance } from 'fastify';

/** Methods that the contract's paths accept, to tell a wrong method (405) from an unknown address (404). */
export interface RouteMethods {
  readonly add: (path: string, method: string) => void;
  readonly of: (path: string) => readonly string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly routeMethods: RouteMethods;
  }
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${escaped}/?$`);
}

/** Gives a server its table, which its encapsulated parts share. */
export function recordRouteMethods(app: FastifyInstance): void {
  const routes: { readonly pattern: RegExp; readonly method: string }[] = [];
  const table: RouteMethods = {
    add: (path, method) => {
      routes.push({ pattern: patternOf(path), method });
    },
    of: (path) => routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
  };
  app.decorate('routeMethods', table);
}
