import type { FastifyInstance } from 'fastify';
import type { MailComposers } from '../../../platform/mail/mail';
import type { Throttle } from '../../../platform/throttle/throttle';
import type { IdentityServices } from '../identity';
import { browserCookies } from '../sessions/browser-cookie';
import { type AnswerSteps, answerSteps } from './answer-in-step';
import { createKnownDevices } from './known-device';
import { accountMailComposers } from './mails/account-mails';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher';
import { accountRoutes } from './routes';

export interface AccountsOptions {
  readonly services: IdentityServices;
  readonly localAccounts: boolean;
  /** Domains that addresses must be of, in lower case; null: any. */
  readonly domains: readonly string[] | null;
  /** Counts tries and mails asked for. */
  readonly throttle: Throttle;
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
  readonly hasher?: PasswordHasher;
  readonly answerSteps?: AnswerSteps;
}

export interface Accounts {
  /** Serves their calls; `app` can set cookies. */
  readonly routes: (app: FastifyInstance) => void;
  /** Who writes the mails that they queue. */
  readonly composers: MailComposers;
}

/** Accounts of this installation, and the list of agents with whom they are approved. */
export function createAccounts({ services, localAccounts, ...options }: AccountsOptions): Accounts {
  const { run, now, publicUrl, openSession, callerSession, endSessionsOf } = services;
  const hasher = options.hasher ?? createPasswordHasher();
  return {
    routes: (app) =>
      accountRoutes(app, {
        run,
        now,
        hasher,
        answerSteps: options.answerSteps ?? answerSteps,
        localAccounts,
        domains: options.domains,
        throttle: options.throttle,
        mailDomain: new URL(publicUrl).hostname,
        sessions: { open: openSession, callerSession, endSessionsOf },
        devices: createKnownDevices({ run, now, cookies: browserCookies(publicUrl) }),
        onMailQueued: options.onMailQueued,
      }),
    composers: accountMailComposers({ run, now, publicUrl }),
  };
}
