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
    if (expectedConsole?.test(text)) return;
    faults.push(`console: ${text} (${message.location().url})`);
  });
  context.on('weberror', (webError) => faults.push(`uncaught: ${webError.error().message}`));
  context.on('request', (request) => {
    if (isThirdParty(request.url(), ownHost)) faults.push(`third party: ${request.url()}`);
  });
  return { faults: () => faults, opened: () => [...opened] };
}
