import { addDays, dayInParis } from '@retour/contract';
import { type LawTables, lawOn, lawTables, typeset } from '@retour/core';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { computeGuideFigures } from '../features/guide/figures/compute-figures';
import { documentTitle, LiveRegionProvider } from '../ui';
import { pageAt } from './pages/page-table';
import { TravellerRoutes } from './traveller-routes';

/** A page as the server sends it, before any script runs. */
export interface PrerenderedPage {
  readonly title: string;
  /** What stands in the root element. */
  readonly content: string;
}

export interface PrerenderedPages {
  readonly pages: Readonly<Record<string, PrerenderedPage>>;
  /** First day on which the figures in them may have changed. */
  readonly until: string;
}

/** The pages of these paths, as they are today. The build calls it. */
export async function prerenderPages(paths: readonly string[]): Promise<PrerenderedPages> {
  const pages: Record<string, PrerenderedPage> = {};
  for (const path of paths) pages[path] = await prerenderPage(path);
  return { pages, until: figuresHoldUntil(dayInParis(new Date())) };
}

/** How far the figures are looked at: by then, the application has been built again. */
const horizonDays = 730;

/**
 * The first day after this one on which the pages may quote other figures, or a rule about restricted goods that changed:
 * the tables change, or nobody looked further.
 */
export function figuresHoldUntil(day: string, rows: LawTables = lawTables): string {
  const contentOn = (on: string): string =>
    JSON.stringify([computeGuideFigures(on, rows), lawOn(on, rows).restrictions]);
  const today = contentOn(day);
  for (let days = 1; days < horizonDays; days += 1) {
    const later = addDays(day, days);
    if (contentOn(later) !== today) return later;
  }
  return addDays(day, horizonDays);
}

/** Draws the page of this path for a person of whom nothing is kept, with every part that it loads. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <LiveRegionProvider>
          <TravellerRoutes />
        </LiveRegionProvider>
      </StaticRouter>
    </StrictMode>,
    // Beyond this size React would move what it drew with an inline script, which the security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const content = await new Response(prelude).text();
  const [, page] = pageAt(path) ?? [];
  return { title: documentTitle(typeset(page?.title ?? '')), content };
}
