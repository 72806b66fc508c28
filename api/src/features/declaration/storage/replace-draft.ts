import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import type { Actor } from './actor';
import type { DeclarationAssessment } from './declaration-row';
import type { StoredRequest } from './declared-content';
import { wordsOf } from './insert-declaration';

export interface DraftReplacement extends DeclarationAssessment {
  readonly id: string;
  /** The version that is replaced; nothing is written when it is no longer the current one. */
  readonly version: number;
  readonly fingerprint: string;
  readonly request: StoredRequest;
  readonly by: Actor;
  readonly at: Date;
}

const text = `
with replaced as (
  update declaration
  set version = version + 1, fingerprint = $3, mean_of_transport = $4::text, search_words = array_to_tsvector($5::text[]),
    request = $6, assessment = $7, exchange_rates = $8, updated_at = $9::timestamptz
  where id = $1 and version = $2 and status = 'draft' and anonymised_at is null
  returning id, version
), logged as (${insertEntry({ entry: '$12', from: 'replaced' })}), trail as (
  insert into declaration_history (declaration_id, version, at, actor_type, actor_id, action, from_status, to_status)
  select id, version, $9::timestamptz, $10::text, $11::text, 'replaced', 'draft', 'draft' from replaced
)
select version from replaced`;

/** Replaces a draft by what was sent, with its audit entry; false when that version is not the current draft any more. */
export async function replaceDraft(run: RunStatement, draft: DraftReplacement): Promise<boolean> {
  const rows = await run({
    name: 'replace-draft',
    text,
    values: [
      draft.id,
      draft.version,
      draft.fingerprint,
      draft.request.meanOfTransport,
      wordsOf(draft.request),
      JSON.stringify(draft.request),
      JSON.stringify(draft.assessment),
      JSON.stringify(draft.exchangeRates),
      draft.at,
      draft.by.type,
      draft.by.id,
      entryOf(draft.by.acting ?? null, {
        action: 'declaration-replaced',
        subject: { kind: 'declaration', id: draft.id },
      }),
    ],
  });
  return rows.length === 1;
}
