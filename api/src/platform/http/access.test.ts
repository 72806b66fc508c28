import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { AgentRole, RouteContract } from '@retour/contract';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../caller';
import { openToAnyone, requireDeclaredAccess } from './access';
import { createHttpServer } from './create-http-server';
import { registerRoute } from './register-route';

const options = {
  logLevel: 'silent',
  trustProxy: 0,
  headers: {},
  checkAnswers: true,
  isDraining: () => false,
};
let app = createHttpServer(options);
afterEach(() => app.close());

describe('a route of which nobody said who it is for', () => {
  it.each(['/api/secret', '/anywhere'])('keeps the service from starting (%s)', async (url) => {
    app = createHttpServer(options);
    requireDeclaredAccess(app);
    app.get('/open', { config: { access: 'anyone' } }, async () => 'open');
    app.get(url, async () => 'secret');
    await expect(app.ready()).rejects.toThrow(`GET ${url}`);
  });

  it('keeps it from starting in a part of its own too, however deep', async () => {
    app = createHttpServer(options);
    requireDeclaredAccess(app);
    await app.register(async (part) => {
      await part.register(async (deeper) => {
        deeper.post('/api/deep', async () => 'secret');
      });
    });
    await expect(app.ready()).rejects.toThrow('POST /api/deep');
  });

  it('is not excused by a library that was let register its own before it', async () => {
    app = createHttpServer(options);
    requireDeclaredAccess(app);
    await openToAnyone(app, () =>
      app.register(async (library) => {
        library.get('/library', async () => 'page');
      }),
    );
    await app.ready();
    expect((await app.inject('/library')).body).toBe('page');
    await app.close();

    app = createHttpServer(options);
    requireDeclaredAccess(app);
    await openToAnyone(app, () => app.register(async () => undefined));
    app.get('/api/later', async () => 'secret');
    await expect(app.ready()).rejects.toThrow('GET /api/later');
  });
});

describe('a call', () => {
  const agent = (role: AgentRole): Caller => ({
    kind: 'agent',
    agentId: 'a',
    role,
    sessionId: null,
    network: null,
  });
  const callers = {
    public: { kind: 'public' },
    agent: agent('agent'),
    supervisor: agent('supervisor'),
  } as const;

  it.each([
    ['anyone', { public: 200, agent: 200, supervisor: 200 }],
    ['traveller', { public: 200, agent: 200, supervisor: 200 }],
    ['agent', { public: 401, agent: 200, supervisor: 200 }],
    ['supervisor', { public: 401, agent: 403, supervisor: 200 }],
  ] as const)('that is for %s lets in nobody else, and its work does not begin', async (access, expected) => {
    const route = {
      method: 'GET',
      path: '/api/thing/',
      access,
      summary: 'A thing',
      tag: 'health',
      responses: { 200: z.object({ for: z.string() }), 401: z.any(), 403: z.any() },
    } as const satisfies RouteContract;
    let asked = 0;
    let worked = 0;
    let caller: Caller = callers.public;
    app = createHttpServer({
      ...options,
      readCaller: async () => {
        asked += 1;
        return caller;
      },
    });
    registerRoute<RouteContract>(app, route, (_request, reply) => {
      worked += 1;
      return reply.send({ for: access });
    });
    for (const [name, status] of Object.entries(expected)) {
      caller = callers[name as keyof typeof callers];
      expect((await app.inject('/api/thing')).statusCode).toBe(status);
    }
    expect(worked).toBe(Object.values(expected).filter((status) => status === 200).length);
    expect(asked).toBe(access === 'anyone' ? 0 : 3);
  });

  it.each([
    ['agent', { public: 401, agent: 422, supervisor: 422 }],
    ['supervisor', { public: 401, agent: 403, supervisor: 422 }],
  ] as const)('that is for %s has its body read from nobody else', async (access, expected) => {
    const route = {
      method: 'POST',
      path: '/api/thing/',
      access,
      body: z.object({ thing: z.string() }),
      summary: 'A thing',
      tag: 'health',
      responses: { 200: z.object({}), 401: z.any(), 403: z.any(), 422: z.any() },
    } as const satisfies RouteContract;
    let asked = 0;
    let caller: Caller = callers.public;
    app = createHttpServer({
      ...options,
      readCaller: async () => {
        asked += 1;
        return caller;
      },
    });
    registerRoute<RouteContract>(app, route, (_request, reply) => reply.send({}));
    const call = (payload: unknown) =>
      app.inject({ method: 'POST', url: '/api/thing', payload: { thing: payload } });
    for (const [name, status] of Object.entries(expected)) {
      caller = callers[name as keyof typeof callers];
      const { statusCode, headers } = await call(1);
      expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
    }
    expect((await call('one')).statusCode).toBe(200);
    expect(asked).toBe(4);
    caller = callers.public;
    expect(await answerToHead()).toMatch(/^HTTP\/1\.1 401 /);
  });

  /** The answer to a call whose body never comes. */
  async function answerToHead(): Promise<string> {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /api/thing/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n',
      ),
    );
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(5_000) });
    socket.destroy();
    return String(answer);
  }
});
