import type { RouteContract } from '@retour/contract';
import * as contract from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { tellProof } from '../test/at-scale';
import { matrix } from '../test/authorisation-matrix';
import { callers } from '../test/authorisation-world';
import { badBearers } from '../test/expected-statuses';
import { registeredRoutes } from '../test/registered-routes';
import { useWorld } from '../test/use-world';

/** What the server answers beside the contract: pages, its own description, figures for who runs it. */
const besideTheContract = [
  ...['', '/', '/static/index.html', '/static/swagger-initializer.js', '/*', '/json', '/yaml'].map(
    (end) => `GET /api/docs${end}`,
  ),
  'GET /api/metrics',
  'GET /api/openapi.json',
];

function isRoute(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
}

const contractRoutes: readonly RouteContract[] = Object.values<unknown>(contract).filter(isRoute);
const nameOf = ({ method, path }: RouteContract): string => `${method} ${path}`;
const bare = (name: string): string => name.replace(/\/$/, '');
const world = useWorld();

describe('the matrix of who may do what', () => {
  it('knows every call of the contract, and no other', () => {
    const known = [...new Set(matrix.map(({ route }) => nameOf(route)))].sort();
    expect(known).toEqual(contractRoutes.map(nameOf).sort());
  });

  it('is of the calls that the server answers, with and without their last slash', () => {
    const served = registeredRoutes(world().app).filter((name) => !besideTheContract.includes(name));
    const expected = contractRoutes.map(nameOf).flatMap((name) => [bare(name), `${bare(name)}/`]);
    expect([...served].sort()).toEqual(expected.sort());
  });

  it('is of the calls that the description of the API shows', async () => {
    const { paths } = (await world().app.inject('/api/openapi.json')).json();
    const shown = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(shown.sort()).toEqual(contractRoutes.map(nameOf).sort());
  });

  it.each(
    matrix.map((row) => [`${nameOf(row.route)}${row.about === undefined ? '' : ` (${row.about})`}`, row]),
  )('%s', async (_name, row) => {
    const answered = await Promise.all(
      callers.map(async (caller) => {
        const answer = await world().call(caller, row.route, await row.request(world(), caller));
        expect(Object.keys(row.route.responses)).toContain(String(answer.statusCode));
        if (row.route.access !== 'anyone') expect(answer.headers['cache-control']).toBe('no-store');
        // A refusal is not written by its schema: it could say more.
        const refusal = answer.statusCode < 400 ? undefined : row.route.responses[answer.statusCode];
        if (refusal !== undefined) expect(refusal.parse(answer.json())).toEqual(answer.json());
        const isBadBearer = caller in badBearers && row.expected[caller] === 401;
        if (isBadBearer && row.expected.nobody !== 401) expect(answer.json().code).toBe('session-ended');
        if (row.route.access === 'supervisor' && answer.statusCode === 403 && caller !== 'supervisor') {
          expect(answer.json().code).toBe('supervisors-only');
        }
        return [caller, answer.statusCode] as const;
      }),
    );
    const different = answered.filter(([caller, status]) => row.expected[caller] !== status);
    tellProof('S2', { tried: answered.length, failed: different.length });
    expect(Object.fromEntries(answered)).toEqual(row.expected);
  });
});
