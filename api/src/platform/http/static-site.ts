import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { dayInParis } from '@retour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openToAnyone } from './access';

export interface StaticSite {
  readonly folder: string;
  /** Content security policy of the pages. */
  readonly pagePolicy: string;
  /** The agents' own. */
  readonly agentPagePolicy: string;
  readonly now: () => Date;
  readonly otherwise: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** Pages, and the worker: it obeys the policy that it came with, under the API's it could fetch nothing. */
const underPagePolicy = /(\.html|\/sw\.js)(\.br|\.gz)?$/;
const agentPage = /\/agent\.html(\.br|\.gz)?$/;
/** Files that no address serves as such: encoded copies, and what is for the build alone. */
const unlisted = ['**/*.{br,gz,map}', '**/.*/**', 'pages/**'];

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** A page that the build wrote for one address. */
interface OwnPage {
  readonly address: string;
  /** From the folder of the site. */
  readonly file: string;
  /** First day on which the figures that it quotes may have changed. */
  readonly until: string | null;
}

/** The index of the build; one of an earlier version names no typed address. */
interface WrittenPages {
  readonly own: readonly OwnPage[];
  readonly drawn: readonly string[];
  readonly typed?: Readonly<Record<string, string>>;
}

interface SitePages {
  /** By address. */
  readonly own: ReadonlyMap<string, OwnPage>;
  /** The addresses that the application draws; null where nobody wrote them: any. */
  readonly drawn: ReadonlySet<string> | null;
  /** What people type for some of them. */
  readonly typed: ReadonlyMap<string, string>;
}

/** What the build wrote of its pages; none when it wrote none. */
async function readSitePages(folder: string): Promise<SitePages> {
  const index = await readFile(path.join(folder, 'pages', 'pages.json'), 'utf8').catch(() => undefined);
  if (index === undefined) return { own: new Map(), drawn: null, typed: new Map() };
  const { own, drawn, typed }: WrittenPages = JSON.parse(index);
  return {
    own: new Map(own.map((page) => [page.address, page])),
    drawn: new Set(drawn),
    typed: new Map(Object.entries(typed ?? {})),
  };
}

interface PageAnswer {
  readonly status: 200 | 404;
  /** From the folder of the site. */
  readonly file: string;
}

/** As the application compares them: capitals and a last slash are the same address. Null for what no page can be at. */
function plainAddress(url: string): string | null {
  try {
    return decodeURI(url)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  } catch {
    // Routes are looked for before a « # », which browsers keep to themselves, and what follows it is as it came.
    return null;
  }
}

/**
 * The page of an address; null for the API's addresses and for files. What follows a « ? » is read by the application: it
 * draws the page. Of an address that is none, it draws the page that says so.
 */
function pageFor(request: FastifyRequest, { own, drawn }: SitePages, now: Date): PageAnswer | null {
  const [url = '/', query] = request.url.split('?', 2);
  if (!isReading(request) || path.posix.extname(url) !== '' || /^\/api(\/|$)/.test(url)) return null;
  if (url === '/agent' || url.startsWith('/agent/')) return { status: 200, file: 'agent.html' };
  const page = query === undefined ? own.get(url.replace(/(?<=.)\/$/, '')) : undefined;
  const isInForce = page !== undefined && (page.until === null || dayInParis(now) < page.until);
  if (isInForce) return { status: 200, file: page.file };
  const address = plainAddress(url);
  const isDrawn = address !== null && drawn?.has(address) !== false;
  return { status: isDrawn ? 200 : 404, file: 'index.html' };
}

/** The address that a typed one stands for, with what follows its « ? ». */
function meantAddress(request: FastifyRequest, { typed }: SitePages): string | undefined {
  const [url = '/', ...queries] = request.url.split('?');
  const meant = isReading(request) ? typed.get(plainAddress(url) ?? '') : undefined;
  return meant === undefined ? undefined : [meant, ...queries].join('?');
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Serves the built web app: what is not in the folder at start can never be asked for.
 * Nothing is served when it is not built.
 */
export async function serveStaticSite(app: FastifyInstance, site: StaticSite): Promise<void> {
  const { folder, pagePolicy, agentPagePolicy, now, otherwise } = site;
  const assets = path.join(folder, 'assets', path.sep);
  const isBuilt = await isFolder(folder);
  const pages = await readSitePages(folder);
  if (isBuilt) {
    await openToAnyone(app, () =>
      app.register(fastifyStatic, {
        root: folder,
        wildcard: false,
        index: false,
        preCompressed: true,
        globIgnore: unlisted,
        cacheControl: false,
        acceptRanges: false,
        setHeaders: (reply, file) => {
          reply.header('cache-control', file.startsWith(assets) ? immutable : revalidated);
          if (!underPagePolicy.test(file)) return;
          reply.header('content-security-policy', agentPage.test(file) ? agentPagePolicy : pagePolicy);
        },
      }),
    );
  }
  // A body sent to no address is refused before it is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 && !isReading(request)) otherwise(request, reply);
    else done();
  });
  app.setNotFoundHandler((request, reply) => {
    const meant = meantAddress(request, pages);
    if (meant !== undefined) return reply.redirect(meant);
    const page = isBuilt ? pageFor(request, pages, now()) : null;
    return page === null ? otherwise(request, reply) : reply.code(page.status).sendFile(page.file);
  });
}
