import type { RunStatement } from '../../../platform/database/database';
import { type DeclarationRow, type StoredDeclaration, toStoredDeclaration } from './declaration-row';

const columns = `id, public_id, status, version, author_type, author_id, claim_token_hash, fingerprint, request,
  assessment, exchange_rates, code, payment, reason, corrected_at, correction_reason, created_at, updated_at, submitted_at, anonymised_at`;

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
