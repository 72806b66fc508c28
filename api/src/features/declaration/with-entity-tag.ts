import type { Declaration } from '@retour/contract';
import type { FastifyReply } from 'fastify';
import { versionTag } from '../../platform/http/if-match';

/** Sends a declaration with the tag of its version, for its reader alone. */
export function withEntityTag(reply: FastifyReply, declaration: Declaration): Declaration {
  reply.headers({ etag: versionTag(declaration.version), 'cache-control': 'no-store' });
  return declaration;
}
