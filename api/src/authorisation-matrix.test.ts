import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@retour/contract';
import * as contract from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellProof } from '../test/at-scale';
import { buildWorld, type Caller, type CellRequest, callers, type World } from '../test/authorisation-world';
import {
  agentsDraft,
  chosen,
  correction,
  draft,
  nothing,
  noViews,
  papers,
  proposal,
  readByAgents,
  submitted,
  traveller,
  validation,
} from '../test/cell-requests';
import { engines, type TestDatabase } from '../test/engines';
import {
  agentsAlone,
  badBearers,
  type Expected,
  everybody,
  known,
  supervisorsAlone,
} from '../test/expected-statuses';
import { registeredRoutes } from '../test/registered-routes';
import { declarationBody } from './features/declaration/testing/declaration-body';

interface Row {
  readonly route: RouteContract;
  /** About what, where a route answers differently. */
  readonly about?: string;
  readonly expected: Expected;
  readonly request: (world: World, caller: Caller) => CellRequest | Promise<CellRequest>;
}

const changed = declarationBody({ age: 35 });
const sent: Row['request'] = (world) => submitted(world);
const office = { body: { office: 'installation' } };
const newPassword = 'moulin framboise escalier zinc';
const somebody = () => `${randomUUID()}@example.org`;

/** Who may do what: one line for each call of the contract and each kind of thing that it is about. */
const matrix: readonly Row[] = [
  ...readByAgents.map((route) => ({ route, expected: agentsAlone(200), request: nothing })),
  { route: contract.readLivenessRoute, expected: everybody(200), request: nothing },
  { route: contract.readReadinessRoute, expected: everybody(200), request: nothing },
  { route: contract.readConfigurationRoute, expected: everybody(200), request: nothing },
  { route: contract.readProductsRoute, expected: everybody(200), request: nothing },
  { route: contract.readCurrenciesRoute, expected: everybody(200), request: nothing },
  { route: contract.readSigningKeysRoute, expected: everybody(200), request: nothing },
  {
    route: contract.simulateRoute,
    expected: { ...everybody(200), ...badBearers },
    request: () => ({
      body: { age: 34, country: 'US', meanOfTransport: 'plane', border: false, shoppingProducts: [] },
    }),
  },

  {
    route: contract.putDeclarationRoute,
    about: 'a new one',
    expected: { ...everybody(200), ...badBearers },
    request: () => ({ body: declarationBody() }),
  },
  {
    route: contract.putDeclarationRoute,
    about: 'a traveller’s draft',
    expected: known({ owner: 200, agent: 403, author: 403 }),
    request: (world) => draft(world, { body: changed }),
  },
  {
    route: contract.putDeclarationRoute,
    about: 'an agent’s draft',
    expected: known({ owner: 404, agent: 403, author: 200 }),
    request: (world) => agentsDraft(world, { body: changed }),
  },
  {
    route: contract.readDeclarationRoute,
    about: 'a traveller’s',
    expected: known({ owner: 200, agent: 200, author: 200 }),
    request: (world) => draft(world),
  },
  {
    route: contract.readDeclarationRoute,
    about: 'an agent’s',
    expected: known({ owner: 404, agent: 200, author: 200 }),
    request: (world) => agentsDraft(world),
  },
  {
    route: contract.readDeclarationRoute,
    about: 'none',
    expected: known({ owner: 404, agent: 404, author: 404 }),
    request: nothing,
  },
  {
    route: contract.readReceiptRoute,
    about: 'a traveller’s',
    expected: known({ owner: 200, agent: 200, author: 200 }),
    request: (world) => submitted(world),
  },
  {
    route: contract.readReceiptRoute,
    about: 'an agent’s',
    expected: known({ owner: 404, agent: 200, author: 200 }),
    request: (world) => agentsDraft(world),
  },
  {
    route: contract.changeDeclarationStatusRoute,
    about: 'a traveller’s draft, to send it',
    expected: known({ owner: 200, agent: 409, author: 409 }),
    request: (world) => draft(world, { body: { status: 'submitted' } }),
  },
  {
    route: contract.changeDeclarationStatusRoute,
    about: 'an agent’s draft, to send it',
    expected: known({ owner: 404, agent: 409, author: 200 }),
    request: (world) => agentsDraft(world, { body: { status: 'submitted' } }),
  },
  {
    route: contract.changeDeclarationStatusRoute,
    about: 'a traveller’s, to validate it',
    expected: known({ owner: 409, agent: 200, author: 200 }),
    request: (world) => submitted(world, { body: { status: 'validated' } }),
  },
  {
    route: contract.changeDeclarationStatusRoute,
    about: 'a traveller’s, to cancel it',
    expected: known({ owner: 200, agent: 409, author: 409 }),
    request: (world) => submitted(world, { body: { status: 'cancelled' } }),
  },
  { route: contract.listDeclarationsRoute, expected: agentsAlone(200), request: nothing },
  { route: contract.searchDeclarationsRoute, expected: agentsAlone(200), request: () => ({ body: {} }) },
  {
    route: contract.exportDeclarationsRoute,
    expected: supervisorsAlone(200),
    request: () => ({ body: { filters: {}, reason: 'statistics' } }),
  },
  { route: contract.listExportsRoute, expected: supervisorsAlone(200), request: nothing },
  {
    route: contract.countTakingsRoute,
    about: 'a till in which nothing was collected',
    expected: agentsAlone(422),
    request: () => ({
      body: {
        day: contract.dayInParis(new Date()),
        office: 'installation',
        counts: [{ mean: 'cash', counted: 0 }],
      },
    }),
  },
  {
    route: contract.readDeclarationHistoryRoute,
    expected: agentsAlone(200),
    request: (world) => draft(world),
  },
  {
    route: contract.readRelatedDeclarationsRoute,
    expected: agentsAlone(200),
    request: (world) => draft(world),
  },
  { route: contract.readDeclarationMailsRoute, expected: agentsAlone(200), request: (world) => draft(world) },
  {
    route: contract.sendReceiptRoute,
    about: 'a declaration that is not paid',
    expected: agentsAlone(409),
    request: (world) => submitted(world),
  },
  {
    route: contract.eraseDeclarationRoute,
    about: 'a declaration that waits',
    expected: supervisorsAlone(409),
    request: (world) => submitted(world, { body: { ground: 'person' } }),
  },
  {
    route: contract.eraseDeclarationRoute,
    about: 'a draft',
    expected: supervisorsAlone(200),
    request: (world) => draft(world, { body: { ground: 'person' } }),
  },
  {
    route: contract.readDeclarationVersionRoute,
    expected: agentsAlone(200),
    request: async (world) => {
      const { declarationId, claimToken } = await world.travellers('submitted');
      return { params: { declarationId, version: '2' }, claimToken };
    },
  },
  {
    route: contract.previewCorrectionRoute,
    expected: agentsAlone(200),
    request: (world) => submitted(world, { body: correction, ifMatch: '"2"' }),
  },
  {
    route: contract.correctDeclarationRoute,
    expected: agentsAlone(200),
    request: (world) => submitted(world, { body: correction, ifMatch: '"2"' }),
  },
  { route: contract.saveListPreferencesRoute, expected: agentsAlone(200), request: noViews },
  { route: contract.decideBatchRoute, expected: agentsAlone(200), request: validation },
  { route: contract.findRelatedDeclarationsRoute, expected: agentsAlone(200), request: traveller },
  { route: contract.readUsedAllowancesRoute, expected: agentsAlone(200), request: chosen },
  { route: contract.printPapersRoute, expected: agentsAlone(200), request: papers },
  { route: contract.readCorrectionProposalRoute, expected: agentsAlone(200), request: proposal },
  {
    route: contract.decideCorrectionProposalRoute,
    about: 'approved by another officer',
    expected: agentsAlone(200),
    request: async (world) => ({ ...(await proposal(world)), body: { decision: 'approve' } }),
  },
  {
    route: contract.decideCorrectionProposalRoute,
    about: 'withdrawn by another officer',
    expected: agentsAlone(403),
    request: async (world) => ({ ...(await proposal(world)), body: { decision: 'withdraw' } }),
  },
  { route: contract.takeNextDeclarationRoute, expected: agentsAlone(200), request: () => ({ body: {} }) },
  { route: contract.holdDeclarationRoute, about: 'sent', expected: agentsAlone(200), request: sent },
  { route: contract.holdDeclarationRoute, about: 'none', expected: agentsAlone(404), request: nothing },
  { route: contract.leaveDeclarationRoute, expected: agentsAlone(200), request: sent },
  { route: contract.readAccessLogRoute, expected: supervisorsAlone(200), request: nothing },
  { route: contract.readDayFiguresRoute, expected: supervisorsAlone(200), request: nothing },
  { route: contract.readServiceStatusRoute, expected: supervisorsAlone(200), request: nothing },
  {
    route: contract.saveProductLookupRoute,
    expected: agentsAlone(200),
    request: () => ({ body: { productId: 'parfum', searchValue: 'parf' } }),
  },
  {
    route: contract.contactSupportRoute,
    expected: agentsAlone(200),
    request: () => ({ body: { subject: 'Question', message: 'Bonjour.' } }),
  },

  { route: contract.initiateSignInRoute, expected: everybody(404), request: nothing },
  { route: contract.authenticateRoute, expected: everybody(404), request: nothing },
  {
    route: contract.refreshSessionRoute,
    expected: everybody(401),
    request: () => ({ body: { accessToken: 'a', refreshToken: 'b', lastRefresh: false } }),
  },
  { route: contract.logoutRoute, expected: everybody(302), request: nothing },
  {
    route: contract.logoutCallbackRoute,
    expected: everybody(400),
    request: () => ({ body: { state: 'unknown' } }),
  },
  { route: contract.chooseOfficeRoute, expected: agentsAlone(200), request: () => office },
  { route: contract.listAgentsRoute, expected: supervisorsAlone(200), request: nothing },
  { route: contract.listUnsentMailsRoute, expected: supervisorsAlone(200), request: nothing },
  {
    route: contract.sendMailAgainRoute,
    expected: supervisorsAlone(404),
    request: () => ({ body: { id: '<none@test.example>' } }),
  },
  ...(['approve', 'disable'] as const).map((action) => ({
    route: contract.changeAgentRoute,
    about: `somebody else, to ${action}`,
    expected: supervisorsAlone(200),
    request: async (world: World) => ({ params: { agentId: await world.pendingAgent() }, body: { action } }),
  })),
  ...(['promote', 'demote'] as const).map((action) => ({
    route: contract.changeAgentRoute,
    about: `somebody else, to ${action}`,
    expected: supervisorsAlone(200),
    request: ({ agentIds }: World) => ({ params: { agentId: agentIds.colleague }, body: { action } }),
  })),
  ...contract.agentActions.map((action) => ({
    route: contract.changeAgentRoute,
    about: `oneself, to ${action}`,
    expected: supervisorsAlone(403),
    request: ({ agentIds }: World, caller: Caller) => ({
      params: { agentId: caller === 'agent' || caller === 'author' ? agentIds[caller] : agentIds.supervisor },
      body: { action },
    }),
  })),
  {
    route: contract.loginRoute,
    expected: everybody(401),
    request: ({ password }) => ({ body: { email: somebody(), password } }),
  },
  {
    route: contract.registerAgentRoute,
    expected: everybody(200),
    request: () => ({ body: { email: somebody(), firstName: 'Jeanne', lastName: 'Lemaire' } }),
  },
  {
    route: contract.askEmailValidationRoute,
    expected: everybody(200),
    request: () => ({ body: { email: somebody() } }),
  },
  {
    route: contract.validateEmailRoute,
    expected: everybody(422),
    request: ({ password }) => ({ body: { token: 'unknown', password } }),
  },
  {
    route: contract.askPasswordResetRoute,
    expected: everybody(200),
    request: () => ({ body: { email: somebody() } }),
  },
  {
    route: contract.resetPasswordRoute,
    expected: everybody(422),
    request: ({ password }) => ({ body: { token: 'unknown', password } }),
  },
  {
    route: contract.checkLinkRoute,
    expected: everybody(422),
    request: () => ({ body: { token: 'unknown', purpose: 'password' } }),
  },
  {
    route: contract.changePasswordRoute,
    expected: agentsAlone(200),
    request: ({ password }) => ({ body: { currentPassword: password, newPassword } }),
  },
];

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
let storage: TestDatabase;
let world: World;

beforeAll(async () => {
  const server = engines.find(({ name }) => name.includes('server'));
  if (server === undefined) throw new Error('no PostgreSQL server');
  storage = await server.open();
  world = await buildWorld(storage.database);
});
afterAll(async () => {
  await world.app.close();
  await storage.dispose();
});

describe('the matrix of who may do what', () => {
  it('knows every call of the contract, and no other', () => {
    const known = [...new Set(matrix.map(({ route }) => nameOf(route)))].sort();
    expect(known).toEqual(contractRoutes.map(nameOf).sort());
  });

  it('is of the calls that the server answers, with and without their last slash', () => {
    const served = registeredRoutes(world.app).filter((name) => !besideTheContract.includes(name));
    const expected = contractRoutes.map(nameOf).flatMap((name) => [bare(name), `${bare(name)}/`]);
    expect([...served].sort()).toEqual(expected.sort());
  });

  it('is of the calls that the description of the API shows', async () => {
    const { paths } = (await world.app.inject('/api/openapi.json')).json();
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
        const answer = await world.call(caller, row.route, await row.request(world, caller));
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
