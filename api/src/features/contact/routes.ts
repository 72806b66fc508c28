import { contactSupportRoute } from '@retour/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route';
import { type ContactContext, sendContactMessage } from './send-contact-message';

export interface ContactRoutesOptions extends ContactContext {
  /** Told that a mail may be waiting. */
  readonly onMailQueued: () => void;
}

/** Agents' messages to the support. */
export function contactRoutes(app: FastifyInstance, options: ContactRoutesOptions): void {
  registerRoute(app, contactSupportRoute, async (request, _reply, { agentId }) => {
    await sendContactMessage(options, { agentId, ...request.body });
    options.onMailQueued();
    return { accepted: true as const };
  });
}
