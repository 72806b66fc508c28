/**
 * Weighs the built web application against its budget and prints the table.
 *
 *   npx tsx scripts/check-size.ts [folder of the build, web/dist otherwise]
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { report } from './checks/report';
import { weigh } from './checks/size/size-budget';
import type { WebManifest } from './checks/size/web-manifest';
import { absolute } from './checks/source-files';

const [folder] = process.argv.slice(2);
const dist = folder === undefined ? absolute('web/dist') : path.resolve(folder);
const manifest: WebManifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const fontBytes = readdirSync(path.join(dist, 'assets'))
  .filter((file) => file.endsWith('.woff2'))
  .reduce((bytes, file) => bytes + statSync(path.join(dist, 'assets', file)).size, 0);

function gzipBytes(file: string): number {
  return gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
}

const weights = weigh(manifest, gzipBytes, fontBytes);
const worthPrinting = weights.filter(({ name, kilobytes }) => kilobytes >= 2 || !name.startsWith('shared'));
const column = (kilobytes: number): string => kilobytes.toFixed(1).padStart(7);
for (const { name, kilobytes, limit, withShared } of worthPrinting) {
  const whole = withShared === undefined ? '' : ` (${withShared.toFixed(1)} with what it shares)`;
  console.log(`${column(kilobytes)} KB of ${String(limit).padStart(3)}  ${name}${whole}`);
}
const heavy = weights.filter(({ kilobytes, limit }) => kilobytes > limit);
report(
  'size budget',
  heavy.map(({ name, kilobytes, limit }) => `${name}: ${kilobytes.toFixed(1)} KB, ${limit} KB at most`),
);
