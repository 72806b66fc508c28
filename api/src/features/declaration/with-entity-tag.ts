import type { Declaration } from '@retour/contract';
import type { FastifyReply } from 'fastify';
import { versionTag } from '../../platform/http/if-match';

/** Sends a declaration with the tag of its version. */
export function withEntityTag(reply: FastifyReply, declaration: Declaration): Declaration {
  reply.header('etag', versionTag(declaration.version));
  return declaration;
}
