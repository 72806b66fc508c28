import { addDays, dayInParis } from '@retour/contract';
import {
  type CurrencyTable,
  type LawTables,
  lawOn,
  lawTables,
  type ProductCatalogue,
  typeset,
} from '@retour/core';
import currencies from '@retour/core/data/currencies.json';
import products from '@retour/core/data/products.json';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { computeGuideFigures } from '../features/guide/figures/compute-figures';
import { computeExamples } from '../features/home/examples/compute-examples';
import { type ExampleAnswer, WrittenAnswers } from '../features/home/examples/example-answer';
import { documentTitle, LiveRegionProvider } from '../ui';
import { newcomersPaths, pageAt } from './pages/page-table';
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

const examplesOn = (day: string): readonly ExampleAnswer[] | null =>
  computeExamples(day, products as ProductCatalogue, currencies as CurrencyTable);

/** How far the figures are looked at: by then, the application has been built again. */
const horizonDays = 730;

/**
 * The first day after this one on which the pages may quote other figures, other answers to the examples, or a rule about
 * restricted goods that changed: the tables change, or nobody looked further.
 */
export function figuresHoldUntil(day: string, rows: LawTables = lawTables): string {
  const answersUnder = new Map<unknown, readonly ExampleAnswer[] | null>();
  const contentOn = (on: string): string => {
    const law = lawOn(on, rows);
    if (!answersUnder.has(law)) answersUnder.set(law, examplesOn(on));
    return JSON.stringify([computeGuideFigures(on, rows), law.restrictions, answersUnder.get(law)]);
  };
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
          <WrittenAnswers value={examplesOn(dayInParis(new Date()))}>
            <TravellerRoutes />
          </WrittenAnswers>
        </LiveRegionProvider>
      </StaticRouter>
    </StrictMode>,
    // Beyond this size React would move what it drew with an inline script, which the security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const content = await new Response(prelude).text();
  return { title: documentTitle(newcomersPaths.has(path) ? headingOf(content) : titleAt(path)), content };
}

function titleAt(path: string): string {
  const [, page] = pageAt(path) ?? [];
  return typeset(page?.title ?? '');
}

/** A question is the title of its page. */
function headingOf(content: string): string {
  return /<h1 [^>]*>([^<]+)<\/h1>/.exec(content)?.[1] ?? '';
}
