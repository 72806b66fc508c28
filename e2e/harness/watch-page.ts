import type { BrowserContext } from '@playwright/test';

interface PageWatch {
  faults(): readonly string[];
  /** Paths that were opened, each once. */
  opened(): readonly string[];
}

/** Another host; the same one on another port is a product that a test started itself. */
function isThirdParty(url: string, ownHost: string): boolean {
  const { hostname, protocol } = new URL(url);
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && hostname !== ownHost;
}

/** An address that is none: the browser tells of it in its console, as it should. */
export const unknownAddress = '/inconnue';
/** Below pages that have steps. */
export const unknownSteps = ['/simulateur/xyz', '/declaration/zzz'] as const;
const unknown: readonly string[] = [unknownAddress, ...unknownSteps];

const isUnknown = (text: string, url: string): boolean =>
  text.includes('status of 404') && URL.canParse(url) && unknown.includes(new URL(url).pathname);

/** Notes every console error, uncaught error and request that leaves the product's own host. */
export function watchPage(
  context: BrowserContext,
  baseUrl: string,
  expectedConsole: RegExp | null,
): PageWatch {
  const ownHost = new URL(baseUrl).hostname;
  const faults: string[] = [];
  const opened = new Set<string>();
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() === null && frame.url().startsWith('http'))
        opened.add(new URL(frame.url()).pathname);
    }),
  );
  context.on('console', (message) => {
    const text = message.text();
    const refused = text.includes('Content Security Policy');
    if (message.type() !== 'error' && !refused) return;
    const { url } = message.location();
    if (expectedConsole?.test(text) || isUnknown(text, url)) return;
    faults.push(`console: ${text} (${url})`);
  });
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('request', (request) => {
    if (isThirdParty(request.url(), ownHost)) faults.push(`third party: ${request.url()}`);
  });
  return { faults: () => faults, opened: () => [...opened] };
}
