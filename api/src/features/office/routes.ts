import { chooseOfficeRoute, type OwnOffice, readOwnOfficeRoute } from '@retour/contract';
import { findOffice, type Office } from '@retour/core';
import type { FastifyInstance } from 'fastify';
import type { RunStatement } from '../../platform/database/database';
import { personLimiter } from '../../platform/http/by-person';
import { registerRoute } from '../../platform/http/register-route';
import { chooseOffice } from './choose-office';
import { readOfficeId } from './storage/own-office';

export interface OfficeRoutesOptions {
  readonly run: RunStatement;
  readonly offices: readonly Office[];
}

const callsPerMinute = 600;

/** Which office an agent works for. */
export function officeRoutes(app: FastifyInstance, { run, offices }: OfficeRoutesOptions): void {
  const options = { rateLimit: personLimiter(app, { name: 'offices', perMinute: callsPerMinute }) };

  async function ownOffice(agentId: string): Promise<OwnOffice> {
    const chosen = findOffice(offices, await readOfficeId(run, agentId));
    return {
      ...(chosen === undefined ? {} : { office: { id: chosen.id, name: chosen.name } }),
      offices: offices.map(({ id, name, aliases }) => ({ id, name, aliases: [...aliases] })),
    };
  }

  registerRoute(app, readOwnOfficeRoute, (_request, _reply, { agentId }) => ownOffice(agentId), options);

  registerRoute(
    app,
    chooseOfficeRoute,
    async (request, _reply, by) => {
      await chooseOffice({ run, offices }, by, request.body.office);
      return ownOffice(by.agentId);
    },
    options,
  );
}
