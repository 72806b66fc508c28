/**
 * Weighs the built web application against its budget and prints the table; fails on files that need each other too.
 *
 *   npx tsx scripts/check-size.ts [folder of the build, web/dist otherwise]
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report } from './checks/report';
import { travellersWalk } from './checks/size/journeys';
import { outOfJourneys, weigh } from './checks/size/size-budget';
import { steadyNames } from './checks/size/steady-names';
import { fileCycles, type WebBuild } from './checks/size/web-build';
import { absolute } from './checks/source-files';

const [folder] = process.argv.slice(2);
const dist = folder === undefined ? absolute('web/dist') : path.resolve(folder);

function readNote(file: string): string {
  return readFileSync(path.join(dist, '.vite', file), 'utf8');
}

const withSteadyNames = steadyNames(
  readdirSync(path.join(dist, 'assets'), { recursive: true, encoding: 'utf8' }),
);
const gzipped = new Map<string, number>();
function gzipBytes(file: string): number {
  const text = (): string => withSteadyNames(readFileSync(path.join(dist, file), 'utf8'));
  const bytes = gzipped.get(file) ?? gzipSync(text(), { level: 9 }).length;
  gzipped.set(file, bytes);
  return bytes;
}

const build: WebBuild = {
  manifest: JSON.parse(readNote('manifest.json')),
  lazyFiles: JSON.parse(readNote('lazy-modules.json')),
  gzipBytes,
  fontBytes: readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith('.woff2'))
    .reduce((bytes, file) => bytes + statSync(path.join(dist, 'assets', file)).size, 0),
};
const weights = weigh(build, travellersWalk);
const worthPrinting = weights.filter(({ name, kilobytes }) => kilobytes >= 2 || !name.startsWith('shared'));
const column = (kilobytes: number): string => kilobytes.toFixed(1).padStart(7);
for (const { name, kilobytes, limit, withShared } of worthPrinting) {
  const whole = withShared === undefined ? '' : ` (${withShared.toFixed(1)} with what it shares)`;
  console.log(`${column(kilobytes)} KB of ${String(limit).padStart(3)}  ${name}${whole}`);
}
const heavy = weights.filter(({ kilobytes, limit }) => kilobytes > limit);
report('size budget', [
  ...heavy.map(({ name, kilobytes, limit }) => `${name}: ${kilobytes.toFixed(1)} KB, ${limit} KB at most`),
  ...outOfJourneys(build, travellersWalk).map(
    (module) => `${module}: in no journey of scripts/checks/size/journeys.ts`,
  ),
  ...fileCycles(build.manifest).map((cycle) => `circle of files: ${cycle}`),
]);
