import { batch } from '../../../platform/database/batch';
import type { RunStatement } from '../../../platform/database/database';
import { type DeclarationRow, type StoredDeclaration, toStoredDeclaration } from './declaration-row';
import { groups } from './groups';

const columns = `id, public_id, status, version, author_type, author_id, claim_token_hash, fingerprint, request,
  assessment, exchange_rates, code, payment, reason, corrected_at, correction_reason, created_at, updated_at, submitted_at, anonymised_at,
  confirmation_withheld`;

async function findOne(
  run: RunStatement,
  name: string,
  condition: string,
  value: string,
): Promise<StoredDeclaration | null> {
  const text = `select ${columns} from declaration where ${condition}`;
  const [row] = await run<DeclarationRow>({ name, text, values: [value] });
  return row === undefined ? null : toStoredDeclaration(row);
}

export function findDeclaration(run: RunStatement, id: string): Promise<StoredDeclaration | null> {
  return findOne(run, 'find-declaration', 'id = $1', id);
}

/** By its public id in canonical form. */
export function findDeclarationByPublicId(
  run: RunStatement,
  publicId: string,
): Promise<StoredDeclaration | null> {
  const stored = publicId.replaceAll('-', '');
  return findOne(run, 'find-declaration-by-public-id', 'public_id = $1', stored);
}

export type FindDeclaration = (id: string) => Promise<StoredDeclaration | null>;

/** One look in the index for each: a list of ids may be planned as a reading of the whole table. */
const manyById = `
select found.* from unnest($1::uuid[]) as asked (id),
  lateral (select ${columns} from declaration where declaration.id = asked.id limit 1) as found`;

/** Finds by id; those that are asked for together are read in one statement. */
export function declarationFinder(run: RunStatement): FindDeclaration {
  return batch<string, StoredDeclaration | null>(async (ids) => {
    const rows = await run<DeclarationRow>({ name: 'find-declarations', text: manyById, values: [ids] });
    const found = new Map(rows.map((row) => [row.id, toStoredDeclaration(row)]));
    return ids.map((id) => found.get(id) ?? null);
  }, groups);
}
