/**
 * Puts the promises of `docs/reliability.md` to the test, and prints one line for each: how often it was tried, how often it
 * failed, the figure that is the nearest to its bound. Ends with 1 when one falls short; what could not run is not kept.
 *
 *   npm run prove                              everything, as often as promised (hours)
 *   npm run prove -- R11                       some promises, by name
 *   PREVIOUS_RELEASE=v0.1 npm run prove -- R15   from that release; else from what stood before the last migration
 *   npm run prove -- --scale 0.1 --seed 7      a tenth of it, its faults in the same order again
 *   npm run prove -- R7,R8 --record            and writes what it found in `docs/proof.md`
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { absolute } from './checks/source-files';
import { endDescendants } from './cluster/process-tree';
import { ensureBuilt } from './ensure-built.mjs';
import { picturesOf, printTable, type Ran } from './prove/print-table';
import { isKept, NotRun, type Proof, type Result } from './prove/proof';
import { readRecord, recordOf, writeRecord } from './prove/proof-record';
import { proofs } from './prove/proofs';
import { commitName } from './setup/commit-name';
import { stopWith } from './setup/stop-with.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    record: { type: 'boolean', default: false },
  },
});
const scale = Number(values.scale);
const seed = Number(values.seed);
if (!(scale > 0 && scale <= 1)) stopWith('--scale takes a number above 0, up to 1.');
if (!Number.isSafeInteger(seed)) stopWith('--seed takes a whole number.');
const asked = positionals.flatMap((names) => names.split(','));
/** `S12` stands for each of `S12-openapi`, `S12-html`… */
const isAskedBy =
  (name: string) =>
  ({ id }: Proof): boolean =>
    id === name || id.startsWith(`${name}-`);
const unknown = asked.filter((name) => !proofs.some(isAskedBy(name)));
if (unknown.length > 0)
  stopWith(`Unknown: ${unknown.join(', ')}. There are ${proofs.map(({ id }) => id).join(', ')}.`);

async function resultOf({ id, title, missing, prove }: Proof): Promise<Result> {
  const reason = missing();
  if (reason !== null) return { kind: 'not run', id, title, reason };
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 100) / 10;
  const generator = xoroshiro128plus(seed);
  try {
    const outcome = await prove({
      scale,
      seed,
      random: () => uniformFloat64(generator),
      tell: (line) => console.log(`  ${id}  ${line}`),
    });
    return { kind: 'run', id, title, seconds: seconds(), ...outcome };
  } catch (error) {
    if (error instanceof NotRun) return { kind: 'not run', id, title, reason: error.message };
    return { kind: 'broken', id, title, seconds: seconds(), reason: String(error) };
  }
}

// What a proof started ends with it: a cluster that nobody stops keeps its ports and the memory of its databases.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await endDescendants(process.pid);
    process.exit(130);
  });

const root = absolute('.');
await ensureBuilt(root);
const commit = commitName(root);
console.log(`seed ${seed}, scale ${scale}, commit ${commit}`);
const results: Result[] = [];
for (const proof of proofs) {
  if (asked.length > 0 && !asked.some((name) => isAskedBy(name)(proof))) continue;
  console.log(`${proof.id}  ${proof.title}`);
  results.push(await resultOf(proof));
}
const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
const date = new Date().toISOString();
const ran: readonly Ran[] = results.map((result) => {
  const { plots: _drawn, ...told } = { plots: undefined, ...result };
  return { date, commit, scale, seed, machine, result: told, pictures: picturesOf(result) };
});
writeRecord(absolute('.cache'), ran, []);
if (values.record) {
  const record = recordOf(proofs, readRecord(absolute('docs')), ran);
  const isOnRecord = ({ id }: Proof): boolean => record.some(({ result }) => result.id === id);
  writeRecord(
    absolute('docs'),
    record,
    proofs.filter((proof) => !isOnRecord(proof)),
  );
}
console.log(`\n${printTable(results)}\n\nFigures: .cache/proof.md`);
process.exit(results.every(isKept) ? 0 : 1);
