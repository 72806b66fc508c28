import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@retour/contract';
import * as contract from '@retour/contract';
import { declarationBody } from '../src/features/declaration/testing/declaration-body';
import type { Caller, CellRequest, World } from './authorisation-world';
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
} from './cell-requests';
import {
  agentsAlone,
  badBearers,
  type Expected,
  everybody,
  known,
  supervisorsAlone,
} from './expected-statuses';

export interface MatrixRow {
  readonly route: RouteContract;
  /** About what, where a route answers differently. */
  readonly about?: string;
  readonly expected: Expected;
  readonly request: (world: World, caller: Caller) => CellRequest | Promise<CellRequest>;
}

const changed = declarationBody({ age: 35 });
const sent: MatrixRow['request'] = (world) => submitted(world);
const office = { body: { office: 'installation' } };
const newPassword = 'moulin framboise escalier zinc';
const somebody = () => `${randomUUID()}@example.org`;

/** Who may do what: one row for each call of the contract and each kind of thing that it is about. */
export const matrix: readonly MatrixRow[] = [
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
  {
    route: contract.searchAgentsRoute,
    expected: supervisorsAlone(200),
    request: () => ({ body: { search: 'martin' } }),
  },
  { route: contract.listUnsentMailsRoute, expected: supervisorsAlone(200), request: nothing },
  {
    route: contract.sendMailAgainRoute,
    expected: supervisorsAlone(404),
    request: () => ({ body: { id: '<none@test.example>' } }),
  },
  {
    route: contract.dropMailRoute,
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
