import { randomBytes } from 'node:crypto';
import { publicIdFromRandom } from '@retour/core';
import type { RunStatement } from '../../../platform/database/database';
import { dayInParis } from '../../../platform/paris-time';
import type { DeclarationAssessment } from '../assess-declaration';
import { centsOf } from '../cents-of';
import { searchWords } from '../search-words';
import type { Actor } from './actor';
import type { KeptRequest } from './declaration-row';

export interface NewDeclaration extends DeclarationAssessment {
  readonly id: string;
  readonly author: Actor & { readonly type: 'user' | 'agent' };
  readonly claimTokenHash: string | null;
  readonly fingerprint: string;
  readonly request: KeptRequest;
  readonly at: Date;
}

/** The row, its first audit entry and its place in the tally: one statement, so one transaction and one round trip. */
const text = `
with created as (
  insert into declaration (
    id, public_id, status, version, author_type, author_id, claim_token_hash, fingerprint, mean_of_transport,
    search_words, request, assessment, exchange_rates, created_day, created_at, updated_at
  )
  values ($1, $2, 'draft', 1, $3::text, $4::text, $5, $6, $7::text, array_to_tsvector($8::text[]), $9, $10, $11,
    $12::date, $13::timestamptz, $13::timestamptz)
  on conflict (id) do nothing
  returning id
), trail as (
  insert into declaration_history (declaration_id, version, at, actor_type, actor_id, action, to_status)
  select id, 1, $13::timestamptz, $3::text, $4::text, 'created', 'draft' from created
), tally as (
  insert into declaration_tally_change (day, status, mean_of_transport, declarations, cents)
  select $12::date, 'draft', $7::text, 1, $14::bigint from created
)
select id from created`;

const mostAttempts = 5;

function isTakenPublicId(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'declaration_public_id';
}

export function makePublicId(): string {
  return publicIdFromRandom(randomBytes(8));
}

export function wordsOf(request: KeptRequest): readonly string[] {
  return searchWords([request.declarantFirstName, request.declarantLastName, request.declarantEmail]);
}

/** Creates a draft at version 1; null when the id exists already. Draws another public id when one is taken. */
export async function insertDeclaration(
  run: RunStatement,
  created: NewDeclaration,
  drawPublicId: () => string = makePublicId,
): Promise<{ readonly publicId: string } | null> {
  for (let attempt = 1; ; attempt += 1) {
    const publicId = drawPublicId();
    try {
      const rows = await run({
        name: 'insert-declaration',
        text,
        values: [
          created.id,
          publicId.replaceAll('-', ''),
          created.author.type,
          created.author.id,
          created.claimTokenHash,
          created.fingerprint,
          created.request.meanOfTransport,
          wordsOf(created.request),
          JSON.stringify(created.request),
          JSON.stringify(created.assessment),
          JSON.stringify(created.exchangeRates),
          dayInParis(created.at),
          created.at,
          centsOf(created.assessment.total),
        ],
      });
      return rows.length === 0 ? null : { publicId };
    } catch (error) {
      if (!isTakenPublicId(error) || attempt === mostAttempts) throw error;
    }
  }
}
