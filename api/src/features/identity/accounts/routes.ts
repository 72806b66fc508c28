import {
  askEmailValidationRoute,
  askPasswordResetRoute,
  changeAgentRoute,
  changePasswordRoute,
  checkLinkRoute,
  listAgentsRoute,
  loginRoute,
  registerAgentRoute,
  resetPasswordRoute,
  searchAgentsRoute,
  validateEmailRoute,
} from '@retour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentsOnly } from '../../../platform/http/access';
import { personLimiter } from '../../../platform/http/by-person';
import { clientNetwork } from '../../../platform/http/client-network';
import { ProblemError } from '../../../platform/http/problem-error';
import { registerRoute } from '../../../platform/http/register-route';
import { linkMailKey } from '../../../platform/mail/mailbox-key';
import { givingBackOnFailure } from '../../../platform/throttle/giving-back';
import type { Allowance } from '../../../platform/throttle/throttle';
import type { TokenBearer } from '../sessions/access-token';
import type { Sessions } from '../sessions/session-service';
import { answerInStep } from './answer-in-step';
import { changeAgent } from './change-agent';
import { changePassword } from './change-password';
import { checkLink } from './check-link';
import { type ChosenPassword, choosePassword, proveAccount } from './choose-password';
import type { AccountContext } from './context';
import type { KnownDevices } from './known-device';
import { proveCredentials } from './log-in';
import { localAccountsOff, tooManyAsks, wrongCredentials } from './problems';
import { refuseDomain } from './refuse-domain';
import { registerAccount } from './register-account';
import { listAgents, searchAgents } from './storage/list-agents';
import { askReset, askValidation } from './storage/queue-link-mail';
import {
  networkAsks,
  networkLinkChecks,
  networkLinks,
  registrationAsks,
  resetAsks,
  validationAsks,
} from './throttle-limits';

export interface AccountRoutesOptions extends AccountContext {
  /** Whether people may have accounts of this installation; without them, their calls answer 404. */
  readonly localAccounts: boolean;
  readonly sessions: Pick<Sessions, 'open' | 'callerSession' | 'endSessionsOf'>;
  readonly devices: KnownDevices;
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
}

const agentCallsPerMinute = 600;
const mailNotice = { minMs: 200, spreadMs: 800 } as const;
const accepted = { accepted: true } as const;

/** As a sign-in of the provider that is refused: why, and not whose. */
function tellRefusal({ log }: FastifyRequest, error: unknown): never {
  if (error instanceof ProblemError) log.warn({ reason: error.problem.code }, 'a sign-in was refused');
  throw error;
}

/** Every call that agents' accounts need. `app` can set cookies. */
export function accountRoutes(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { run, now, throttle, sessions, devices } = options;
  const agentCalls = { rateLimit: personLimiter(app, { name: 'accounts', perMinute: agentCallsPerMinute }) };
  const whenAllowed = options.localAccounts ? {} : { rateLimit: () => Promise.reject(localAccountsOff()) };
  const networkOf = (request: FastifyRequest): string => clientNetwork(request.ip);

  async function countAsk(allowance: Allowance, whom: string): Promise<void> {
    const turn = await throttle.take(allowance, whom);
    if (!turn.taken) throw tooManyAsks(turn.retryAt, now());
  }

  /** Later, and whether there is a mail or not: the work of sending one is not to be seen from outside. */
  function wakeMailLater(): void {
    const { minMs, spreadMs } = mailNotice;
    setTimeout(options.onMailQueued, minMs + Math.random() * spreadMs).unref();
  }

  async function ask(
    request: FastifyRequest,
    { allowance, email, work }: { allowance: Allowance; email: string; work: () => Promise<void> },
  ): Promise<typeof accepted> {
    refuseDomain(options, email);
    const [network, mailbox] = [networkOf(request), linkMailKey(email)];
    await countAsk(networkAsks, network);
    await countAsk(allowance, mailbox);
    const giveBack = async (): Promise<void> => {
      await throttle.giveBack(allowance, mailbox);
      await throttle.giveBack(networkAsks, network);
    };
    await givingBackOnFailure(giveBack, () => answerInStep(options.answerSteps.ask, work));
    wakeMailLater();
    return accepted;
  }

  async function choose(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<ChosenPassword>,
  ): Promise<typeof accepted> {
    await countAsk(networkLinks, networkOf(request));
    const account = await work();
    // Whoever reads the account's mails is let try here, however many strangers try elsewhere.
    await devices.remember(request, reply, account);
    options.onMailQueued();
    return accepted;
  }

  async function requireSession(request: FastifyRequest): Promise<TokenBearer> {
    const session = await sessions.callerSession(request);
    if (session === null) throw agentsOnly();
    return session;
  }

  registerRoute(
    app,
    registerAgentRoute,
    (request) => {
      const { email } = request.body;
      return ask(request, {
        allowance: registrationAsks,
        email,
        work: () => registerAccount(options, email),
      });
    },
    whenAllowed,
  );

  registerRoute(
    app,
    askEmailValidationRoute,
    (request) => {
      const { email } = request.body;
      return ask(request, { allowance: validationAsks, email, work: () => askValidation(options, email) });
    },
    whenAllowed,
  );

  registerRoute(
    app,
    askPasswordResetRoute,
    (request) => {
      const { email } = request.body;
      return ask(request, { allowance: resetAsks, email, work: () => askReset(options, email) });
    },
    whenAllowed,
  );

  registerRoute(
    app,
    validateEmailRoute,
    (request, reply) => choose(request, reply, () => proveAccount(options, request.body)),
    whenAllowed,
  );

  registerRoute(
    app,
    resetPasswordRoute,
    (request, reply) => choose(request, reply, () => choosePassword(options, request.body)),
    whenAllowed,
  );

  registerRoute(
    app,
    checkLinkRoute,
    async (request) => {
      await countAsk(networkLinkChecks, networkOf(request));
      await checkLink(options, request.body);
      return accepted;
    },
    whenAllowed,
  );

  registerRoute(
    app,
    loginRoute,
    async (request, reply) => {
      const account = await proveCredentials(options, {
        ...request.body,
        network: networkOf(request),
        deviceHash: devices.hashOf(request),
      }).catch((error: unknown) => tellRefusal(request, error));
      const { agentId: id, email } = account;
      const tokens = await sessions.open(request, reply, { id, email });
      // Remembered once the session is open: a password changed meanwhile either ended it, or is noticed here.
      if (await devices.remember(request, reply, account)) return tokens;
      await sessions.endSessionsOf(id);
      throw wrongCredentials();
    },
    whenAllowed,
  );

  registerRoute(
    app,
    changePasswordRoute,
    async (request) => {
      const { agentId, sessionId } = await requireSession(request);
      const deviceHash = devices.hashOf(request);
      await changePassword(options, { ...request.body, agentId, sessionId, deviceHash });
      options.onMailQueued();
      return accepted;
    },
    whenAllowed,
  );

  registerRoute(app, listAgentsRoute, (_request, _reply, by) => listAgents(run, by), agentCalls);

  registerRoute(
    app,
    searchAgentsRoute,
    (request, _reply, by) => searchAgents(run, request.body.search, by),
    agentCalls,
  );

  registerRoute(
    app,
    changeAgentRoute,
    async (request, _reply, by) => {
      const agent = await changeAgent(options, { by, ...request.params, ...request.body });
      options.onMailQueued();
      return agent;
    },
    agentCalls,
  );
}
