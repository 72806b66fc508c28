import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface StaticSite {
  readonly folder: string;
  /** Content security policy of the pages. */
  readonly pagePolicy: string;
  /** The agents' own. */
  readonly agentPagePolicy: string;
  readonly otherwise: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** Pages, and the worker: it obeys the policy that it came with, under the API's it could fetch nothing. */
const underPagePolicy = /(\.html|\/sw\.js)(\.br|\.gz)?$/;
const agentPage = /\/agent\.html(\.br|\.gz)?$/;
/** What is sent in the place of another file, or to nobody. */
const unlisted = ['**/*.{br,gz,map}', '**/.*/**'];

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** The page that a route of the browser's router lives in; null for the API's addresses and for files. */
function pageFor(request: FastifyRequest): string | null {
  const [url = '/'] = request.url.split('?', 1);
  if (!isReading(request) || path.posix.extname(url) !== '' || /^\/api(\/|$)/.test(url)) return null;
  return url === '/agent' || url.startsWith('/agent/') ? 'agent.html' : 'index.html';
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Serves the built web app: what is not in the folder at start can never be asked for.
 * Nothing is served when it is not built.
 */
export async function serveStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const { folder, pagePolicy, agentPagePolicy, otherwise } = site;
  const assets = path.join(folder, 'assets', path.sep);
  const isBuilt = await isFolder(folder);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      globIgnore: unlisted,
      cacheControl: false,
      acceptRanges: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.startsWith(assets) ? immutable : revalidated);
        if (!underPagePolicy.test(file)) return;
        reply.header('content-security-policy', agentPage.test(file) ? agentPagePolicy : pagePolicy);
      },
    });
  }
  // A body sent to no address is refused before it is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && !isReading(request)) otherwise(request, reply);
    else done();
  });
  app.setNotFoundHandler((request, reply) => {
    const page = isBuilt ? pageFor(request) : null;
    return page === null ? otherwise(request, reply) : reply.code(200).sendFile(page);
  });
}
