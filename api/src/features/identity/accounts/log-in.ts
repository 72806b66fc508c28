import type { AgentStatus } from '@retour/contract';
import { ProblemError } from '../../../platform/http/problem-error';
import { givingBackOnFailure } from '../../../platform/throttle/giving-back';
import type { Throttle, Try } from '../../../platform/throttle/throttle';
import { emailKey } from '../storage/agent-store';
import { answerInStep } from './answer-in-step';
import type { AccountContext } from './context';
import { accountClosed, approvalPending, tooManyTries, wrongCredentials } from './problems';
import { refuseDomain } from './refuse-domain';
import { findAccountByEmail, type LocalAccount } from './storage/find-account';
import { isDeviceKnown } from './storage/known-devices';
import { accountTries, deviceTries, networkTries } from './throttle-limits';

export interface LogInRequest {
  readonly email: string;
  readonly password: string;
  readonly network: string;
  /** Digest of what the browser was remembered by; null for one that nobody signed in with. */
  readonly deviceHash: string | null;
}

/** An account whose owner gave the right password. */
export type ProvedAccount = LocalAccount & { readonly passwordHash: string };

/** Why an account does not open to its owner; null when it does. One whose address is not proved has no password. */
const closedBecause: Readonly<Record<AgentStatus, (() => ProblemError) | null>> = {
  unverified: wrongCredentials,
  pending: approvalPending,
  disabled: accountClosed,
  active: null,
};

/** Counts a try where it belongs: strangers have one count for each account and one for each network. */
interface Counting {
  readonly count: () => ReturnType<Throttle['tryOnce']>;
  /** Nobody looked at the password. */
  readonly giveBack: (turn: Try) => Promise<void>;
  /** The password was right. */
  readonly clear: () => Promise<void>;
}

function strangersCounting({ throttle }: AccountContext, { email, network }: LogInRequest): Counting {
  return {
    count: async () => {
      const turn = await throttle.take(networkTries, network);
      return turn.taken ? throttle.tryOnce(accountTries, emailKey(email)) : turn;
    },
    giveBack: async (turn) => {
      await throttle.giveTryBack(accountTries, emailKey(email), turn);
      await throttle.giveBack(networkTries, network);
    },
    clear: async () => {
      await throttle.forget(accountTries, emailKey(email));
      await throttle.giveBack(networkTries, network);
    },
  };
}

async function countingOf(context: AccountContext, request: LogInRequest): Promise<Counting> {
  const { deviceHash, email } = request;
  if (deviceHash === null || !(await isDeviceKnown(context.run, { deviceHash, email }))) {
    return strangersCounting(context, request);
  }
  const whom = `${deviceHash}\n${emailKey(email)}`;
  return {
    count: () => context.throttle.tryOnce(deviceTries, whom),
    giveBack: (turn) => context.throttle.giveTryBack(deviceTries, whom, turn),
    clear: async () => {
      await context.throttle.forget(deviceTries, whom);
      await context.throttle.forget(accountTries, emailKey(email));
    },
  };
}

async function prove({ run, hasher }: AccountContext, request: LogInRequest): Promise<ProvedAccount> {
  const account = await findAccountByEmail(run, request.email);
  const isRight = await hasher.verify(account?.passwordHash ?? null, request.password);
  if (!isRight || account === null || account.passwordHash === null) throw wrongCredentials();
  return { ...account, passwordHash: account.passwordHash };
}

/** Whether what was typed was looked at, and is wrong; anything else says nothing of it. */
function isWrong(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.status === 401;
}

/**
 * The account of somebody who gives the right password. Throws one 401 for every other password and address, a 429
 * before looking at what was typed, the 422 of a domain that is not taken, and the 403 of an account that does not work (yet) to its owner alone.
 */
export async function proveCredentials(
  context: AccountContext,
  request: LogInRequest,
): Promise<ProvedAccount> {
  refuseDomain(context, request.email);
  const counting = await countingOf(context, request);
  const turn = await counting.count();
  if (!turn.taken) throw tooManyTries(turn.retryAt, context.now());
  const account = await givingBackOnFailure(
    () => counting.giveBack(turn),
    () => answerInStep(context.answerSteps.logIn, () => prove(context, request)),
    isWrong,
  );
  await counting.clear();
  const refusal = closedBecause[account.status];
  if (refusal !== null) throw refusal();
  return account;
}
