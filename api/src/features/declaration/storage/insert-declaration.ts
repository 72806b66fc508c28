import { randomBytes } from 'node:crypto';
import { dayInParis } from '@retour/contract';
import { publicIdFromRandom } from '@retour/core';
import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import { batch } from '../../../platform/database/batch';
import type { RunStatement } from '../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../platform/database/unavailable';
import type { Actor } from './actor';
import type { DeclarationAssessment } from './declaration-row';
import type { StoredRequest } from './declared-content';
import { groups } from './groups';
import { searchWords } from './search-words';

export interface NewDeclaration extends DeclarationAssessment {
  readonly id: string;
  readonly author: Actor & { readonly type: 'user' | 'agent' };
  readonly claimTokenHash: string | null;
  readonly fingerprint: string;
  readonly request: StoredRequest;
  readonly at: Date;
}

/** Creates a draft at version 1; null when the id exists already. */
export type InsertDeclaration = (created: NewDeclaration) => Promise<{ readonly publicId: string } | null>;

/**
 * The rows and their first audit entries: one statement, so one transaction and one round trip. In the order of ids: two groups
 * that hold the same ones cannot wait for each other.
 */
const text = `
with given as (
  select * from json_to_recordset($1) as given (
    id uuid, public_id text, author_type text, author_id text, claim_token_hash text, fingerprint text,
    mean_of_transport text, search_words text[], request json, assessment json, exchange_rates json,
    created_day date, at timestamptz, logged_entry text
  )
), created as (
  insert into declaration (
    id, public_id, status, version, author_type, author_id, claim_token_hash, fingerprint, mean_of_transport,
    search_words, request, assessment, exchange_rates, created_day, created_at, updated_at
  )
  select id, public_id, 'draft', 1, author_type, author_id, claim_token_hash, fingerprint, mean_of_transport,
    array_to_tsvector(search_words), request, assessment, exchange_rates, created_day, at, at
  from given order by id
  on conflict (id) do nothing
  returning id
), logged as (${insertEntry({ entry: 'given.logged_entry', from: 'given join created using (id)' })}), trail as (
  insert into declaration_history (declaration_id, version, at, actor_type, actor_id, action, to_status)
  select id, 1, at, author_type, author_id, 'created', 'draft' from given join created using (id)
)
select id from created`;

const maxAttempts = 5;

function isTakenPublicId(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'declaration_public_id';
}

export function makePublicId(): string {
  return publicIdFromRandom(randomBytes(8));
}

export function wordsOf(request: StoredRequest): readonly string[] {
  return searchWords({
    texts: [request.declarantFirstName, request.declarantLastName, request.declarantEmail],
    flight: request.flightNumber,
    phone: request.declarantPhoneNumber,
  });
}

type Outcome = Awaited<ReturnType<InsertDeclaration>> | Error;

interface Attempt {
  readonly created: NewDeclaration;
  readonly publicId: string;
}

function rowOf({ created, publicId }: Attempt): object {
  return {
    id: created.id,
    public_id: publicId.replaceAll('-', ''),
    author_type: created.author.type,
    author_id: created.author.id,
    claim_token_hash: created.claimTokenHash,
    fingerprint: created.fingerprint,
    mean_of_transport: created.request.meanOfTransport,
    search_words: wordsOf(created.request),
    request: created.request,
    assessment: created.assessment,
    exchange_rates: created.exchangeRates,
    created_day: dayInParis(created.at),
    at: created.at,
    logged_entry: entryOf(created.author.acting ?? null, {
      action: 'declaration-created',
      subject: { kind: 'declaration', id: created.id },
    }),
  };
}

/** Ids of those that did not exist. */
async function insertRows(run: RunStatement, attempts: readonly Attempt[]): Promise<ReadonlySet<string>> {
  const rows = await run<{ id: string }>({
    name: 'insert-declarations',
    text,
    values: [JSON.stringify(attempts.map(rowOf))],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Alone, drawing another public id when one is taken. */
async function insertAlone(
  run: RunStatement,
  created: NewDeclaration,
  drawPublicId: () => string,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const publicId = drawPublicId();
    try {
      return (await insertRows(run, [{ created, publicId }])).has(created.id) ? { publicId } : null;
    } catch (error) {
      if (isTakenPublicId(error) && attempt < maxAttempts) continue;
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Inserts drafts, those that come together in one statement. */
export function declarationInserter(
  run: RunStatement,
  drawPublicId: () => string = makePublicId,
): InsertDeclaration {
  return batch<NewDeclaration, Awaited<ReturnType<InsertDeclaration>>>(async (group) => {
    const attempts = new Map<string, Attempt>();
    for (const created of group) {
      if (!attempts.has(created.id)) attempts.set(created.id, { created, publicId: drawPublicId() });
    }
    try {
      const inserted = await insertRows(run, [...attempts.values()]);
      return group.map((created) => {
        const attempt = attempts.get(created.id);
        // Of two that carry the same id, the first one created it.
        return attempt?.created === created && inserted.has(created.id)
          ? { publicId: attempt.publicId }
          : null;
      });
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const outcomes: Outcome[] = [];
      for (const created of group) outcomes.push(await insertAlone(run, created, drawPublicId));
      return outcomes;
    }
  }, groups);
}
