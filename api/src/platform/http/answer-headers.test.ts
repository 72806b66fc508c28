import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellProof } from '../../../test/at-scale';
import { registeredRoutes } from '../../../test/registered-routes';
import { startApp, testEnvironment } from '../../../test/start-app';

const otherOrigin = 'https://evil.example';

/** What a browser is told with every answer, whatever it is. */
const protective = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
} as const;

let app: FastifyInstance;
beforeAll(async () => {
  app = await startApp({
    environment: { ...testEnvironment, production: true, publicUrl: 'https://retour.example' },
  });
  await app.ready();
});
afterAll(() => app.close());

function expectClosed({ headers }: LightMyRequestResponse): void {
  expect(headers).toMatchObject(protective);
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

describe('the answers of every call', () => {
  it('carry every protective header, and open nothing to other origins', async () => {
    const routes = registeredRoutes(app);
    expect(routes.length).toBeGreaterThan(50);
    let answers = 0;
    for (const route of [...routes, 'GET /', 'GET /nothing', 'GET /api/nothing', 'GET /%zz']) {
      const [method = '', url = ''] = route.split(' ');
      for (const asked of [method, 'OPTIONS', 'DELETE']) {
        expectClosed(
          await app.inject({
            method: asked as 'GET',
            url: url.replace(/[:*]\w*/g, 'x'),
            headers: { origin: otherOrigin, 'access-control-request-method': method },
          }),
        );
        answers += 1;
      }
    }
    tellProof('S8', { tried: answers, failed: 0 });
  });
});
