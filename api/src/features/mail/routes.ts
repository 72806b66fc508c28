import { dropMailRoute, listUnsentMailsRoute, sendMailAgainRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../platform/database/database';
import { agentReads } from '../../platform/http/agent-reads';
import { registerRoute } from '../../platform/http/register-route';
import { dropUnsentMail } from './drop-unsent-mail';
import { type MailContext, sendMailAgain } from './send-mail-again';
import { readUnsentMails } from './storage/read-unsent-mails';

export interface MailRoutesOptions extends MailContext {
  readonly runList: RunStatement;
  /** Lists of these mails that a supervisor may read in a minute; as many may be sent again or left alone, in the same count. */
  readonly readsPerMinute: number;
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
}

/** What supervisors do of mails that did not leave. */
export function mailRoutes(app: FastifyInstance, options: MailRoutesOptions): void {
  const { runList, readsPerMinute: perMinute } = options;
  const mails = { agentLimit: agentReads(app, { name: 'unsent-mails', perMinute }) };

  registerRoute(app, listUnsentMailsRoute, (_request, _reply, by) => readUnsentMails(runList, by), mails);

  registerRoute(
    app,
    sendMailAgainRoute,
    async (request, _reply, by) => {
      const left = await sendMailAgain(options, { messageId: request.body.id, by });
      options.onMailQueued();
      return left;
    },
    mails,
  );
  registerRoute(
    app,
    dropMailRoute,
    (request, _reply, by) => dropUnsentMail(options, { messageId: request.body.id, by }),
    mails,
  );
}
