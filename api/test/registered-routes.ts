import type { FastifyInstance } from 'fastify';

const line = /^((?:[│ ] {3})*)[├└]── (.*) \(([A-Z, ]+)\)$/;
const bodiless = new Set(['HEAD', 'OPTIONS']);

/** Every `METHOD /path` that a server answers, documented or not. */
export function registeredRoutes(app: FastifyInstance): readonly string[] {
  const parents: string[] = [];
  const found: string[] = [];
  for (const text of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', end = '', methods = ''] = line.exec(text) ?? [];
    if (methods === '') continue;
    const depth = indent.length / 4;
    const path = `${depth === 0 ? '' : parents[depth - 1]}${end}`;
    parents[depth] = path;
    for (const method of methods.split(', ')) if (!bodiless.has(method)) found.push(`${method} ${path}`);
  }
  return found;
}
