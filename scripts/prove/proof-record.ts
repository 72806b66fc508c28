import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proofDocument, type Ran } from './print-table';
import { isKept, type Proof } from './proof';

/** Beside the document: what it is written from, and its curves. */
const folderName = 'proof';
const recordName = 'record.json';

/**
 * Whether what a run found takes the place of what is on record. What did not run says nothing; a smaller run that keeps its
 * promise proves less than the larger one that kept it.
 */
export function takesPlace(next: Ran, known: Ran | undefined): boolean {
  if (next.result.kind === 'not run') return false;
  if (known === undefined) return true;
  return next.scale >= known.scale || !isKept(next.result) || !isKept(known.result);
}

/** What the last telling run of each promise found, in the order of the promises. */
export function recordOf(
  proofs: readonly Pick<Proof, 'id'>[],
  known: readonly Ran[],
  next: readonly Ran[],
): readonly Ran[] {
  const byName = new Map(known.map((ran) => [ran.result.id, ran]));
  for (const ran of next) {
    if (takesPlace(ran, byName.get(ran.result.id))) byName.set(ran.result.id, ran);
  }
  return proofs.flatMap(({ id }) => byName.get(id) ?? []);
}

export function readRecord(folder: string): readonly Ran[] {
  const file = path.join(folder, folderName, recordName);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Writes `proof.md` in a folder, and beside it the same for programs and its curves; `never` are promises without a run. */
export function writeRecord(
  folder: string,
  ran: readonly Ran[],
  never: readonly Pick<Proof, 'id' | 'title'>[],
): void {
  mkdirSync(path.join(folder, folderName), { recursive: true });
  for (const { file, svg } of ran.flatMap(({ pictures }) => pictures)) {
    if (svg !== undefined) writeFileSync(path.join(folder, folderName, file), svg);
  }
  const told = ran.map((one) => ({ ...one, pictures: one.pictures.map(({ file }) => ({ file })) }));
  writeFileSync(path.join(folder, folderName, recordName), `${JSON.stringify(told, null, 2)}\n`);
  writeFileSync(path.join(folder, 'proof.md'), proofDocument(told, never, folderName));
}
