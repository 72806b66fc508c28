import type { ProductCatalogue } from '@retour/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database';
import type { WatchJob } from '../../platform/jobs/job-watch';
import { startPeriodicJob } from '../../platform/jobs/periodic-job';
import { deliverMails, type MailFailure } from '../../platform/mail/deliver-mails';
import type { MailComposers, SendMail } from '../../platform/mail/mail';
import { declarationMailComposers } from './mails/declaration-mails';
import type { Receipts } from './receipt/receipts';

export interface DeclarationWorkOptions {
  readonly database: Pick<Database, 'run'>;
  readonly send: SendMail;
  /** Names the articles in the mails. */
  readonly catalogue: ProductCatalogue;
  readonly receipts: Receipts;
  /** Mails of the other features, which leave by the same job. */
  readonly composers: MailComposers;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly now: () => Date;
  /** Conversations with the mail server at the same time. */
  readonly mailsAtOnce: number;
  readonly deliverEveryMs?: number;
  readonly watch: WatchJob;
}

export interface DeclarationWork {
  /** Looks for mails to send at once. */
  readonly wakeMail: () => void;
  readonly stop: () => Promise<void>;
}

/** The work that goes on beside the requests: the mails. */
export function startDeclarationWork(options: DeclarationWorkOptions): DeclarationWork {
  const { log, now, send } = options;
  const { run } = options.database;
  const onError = (error: unknown): void => log.error({ err: error }, 'a declaration job failed');
  let isStopping = false;
  const delivery = {
    run,
    send,
    now,
    composers: {
      ...options.composers,
      ...declarationMailComposers(run, options.catalogue, options.receipts.of),
    },
    atOnce: options.mailsAtOnce,
    isStopping: () => isStopping,
    onFailure: (failure: MailFailure): void => {
      if (failure.outcome === 'postponed') log.warn(failure, 'a mail is delayed');
      else log.error(failure, 'a mail is given up: supervisors may send it again');
    },
  };
  const mail = startPeriodicJob({
    name: 'mails',
    everyMs: options.deliverEveryMs ?? 5_000,
    run: () => deliverMails(delivery),
    onError,
    watch: options.watch,
  });
  mail.wake();
  return {
    wakeMail: mail.wake,
    stop: () => {
      isStopping = true;
      return mail.stop();
    },
  };
}
