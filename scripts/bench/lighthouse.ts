import lighthouse from 'lighthouse';
import { openBrowser } from '../product/open-browser';
import { startProduct } from '../product/start-product';
import { median } from './median';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  largestContentfulPaintMs: 'largest-contentful-paint',
  totalBlockingTimeMs: 'total-blocking-time',
  cumulativeLayoutShift: 'cumulative-layout-shift',
  transferredBytes: 'total-byte-weight',
} as const;

const pages = [
  '/',
  '/simulateur/configuration/etape0',
  '/simulateur/produits',
  '/faqs',
  '/tuto',
  '/preparer-mon-voyage',
  '/declaration',
] as const;
const debuggingPort = 4760;

type Figures = Readonly<Record<string, number>>;

export interface LighthousePage {
  readonly path: string;
  /** Medians of the runs: scores out of 100, milliseconds, bytes. */
  readonly median: Figures;
  readonly lowestPerformance: number;
  /** Audits that cost points in a category other than performance, in any run. */
  readonly faults: readonly string[];
}

interface Run {
  readonly figures: Figures;
  readonly faults: readonly string[];
}

async function runOnce(url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`no Lighthouse result for ${url}`);
  const { lhr } = result;
  const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
  const measures = Object.entries(audits).map(([name, id]) => [
    name,
    Number((lhr.audits[id]?.numericValue ?? 0).toFixed(3)),
  ]);
  const weighed = categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => lhr.categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const faults = weighed.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
  return { figures: Object.fromEntries([...scores, ...measures]), faults };
}

async function benchPage(origin: string, path: string, runs: number): Promise<LighthousePage> {
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(origin + path));
  const names = Object.keys(results[0]?.figures ?? {});
  const middle = names.map((name) => [name, median(results.map(({ figures }) => figures[name] ?? 0))]);
  return {
    path,
    median: Object.fromEntries(middle),
    lowestPerformance: Math.min(...results.map(({ figures }) => figures.performance ?? 0)),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

/** Lighthouse's mobile test of the built product: medians of some runs for each page. */
export async function benchLighthouse(runs = 3): Promise<readonly LighthousePage[]> {
  const product = await startProduct();
  const browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
  try {
    const results: LighthousePage[] = [];
    for (const path of pages) results.push(await benchPage(product.origin, path, runs));
    return results;
  } finally {
    await browser.close();
    await product.remove();
  }
}
