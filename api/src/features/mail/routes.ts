import { listUnsentMailsRoute, sendMailAgainRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route';
import { type MailContext, sendMailAgain } from './send-mail-again';
import { readUnsentMails } from './storage/read-unsent-mails';

export interface MailRoutesOptions extends MailContext {
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
}

/** What supervisors do of mails that did not leave. */
export function mailRoutes(app: FastifyInstance, options: MailRoutesOptions): void {
  registerRoute(app, listUnsentMailsRoute, () => readUnsentMails(options.run));

  registerRoute(app, sendMailAgainRoute, async (request, _reply, by) => {
    const left = await sendMailAgain(options, { messageId: request.body.id, by });
    options.onMailQueued();
    return left;
  });
}
