import type { RunStatement } from '../../../platform/database/database';
import { isDatabaseUnavailable } from '../../../platform/database/unavailable';
import { anonymiseContent } from './anonymise-content';
import type { DeclarationRow } from './declaration-row';

type Content = Pick<DeclarationRow, 'version' | 'request' | 'assessment'>;

interface DueRow extends Content {
  readonly id: string;
  /** What corrections replaced. */
  readonly versions: readonly Content[] | null;
}

const update = `
with anonymised as (
  update declaration
  set version = version + 1, anonymised_at = $3::timestamptz, claim_token_hash = null, fingerprint = '',
    search_words = ''::tsvector, request = $4, assessment = $5, reason = null,
    correction_reason = case when correction_reason is not null then '' end
  where id = $1 and version = $2
  returning id, version, status
), trail as (
  insert into declaration_history (declaration_id, version, at, actor_type, action, from_status, to_status)
  select id, version, $3::timestamptz, 'system', 'anonymised', status, status from anonymised
), versions as (
  update declaration_version kept set request = content.request, assessment = content.assessment
  from anonymised, json_to_recordset($6::json) as content (version integer, request json, assessment json)
  where kept.declaration_id = anonymised.id and kept.version = content.version
), reasons as (
  update declaration_history entry set reason = null from anonymised
  where entry.declaration_id = anonymised.id and entry.reason is not null
), mails as (
  delete from mail_outbox where payload ->> 'declarationId' = $1::text
)
select id from anonymised`;

async function anonymise(
  run: RunStatement,
  { id, versions, ...current }: DueRow,
  at: Date,
): Promise<boolean> {
  const { request, assessment } = anonymiseContent(current);
  const replaced = (versions ?? []).map((stored) => ({
    version: stored.version,
    ...anonymiseContent(stored),
  }));
  const rows = await run({
    name: 'anonymise-declaration',
    text: update,
    values: [
      id,
      current.version,
      at,
      JSON.stringify(request),
      JSON.stringify(assessment),
      JSON.stringify(replaced),
    ],
  });
  return rows.length > 0;
}

export interface AnonymiseBatch {
  readonly before: Date;
  readonly at: Date;
  /** Those that could not be anonymised: left for somebody to look at. */
  readonly except?: readonly string[];
  readonly batch?: number;
}

export interface AnonymisedBatch {
  readonly done: number;
  /** A declaration that cannot be read keeps the others from nothing. */
  readonly failed: readonly { readonly id: string; readonly cause: unknown }[];
}

/** Anonymises up to `batch` declarations untouched since a moment. */
export async function anonymiseDeclarations(
  run: RunStatement,
  { before, at, except = [], batch = 200 }: AnonymiseBatch,
): Promise<AnonymisedBatch> {
  const due = await run<DueRow>({
    text: `select id, version, request, assessment, (
        select json_agg(json_build_object('version', kept.version, 'request', kept.request, 'assessment', kept.assessment))
        from declaration_version kept where kept.declaration_id = declaration.id
      ) as versions
      from declaration where anonymised_at is null and updated_at < $1 and id <> all($3::uuid[])
      order by updated_at limit $2`,
    values: [before, batch, [...except]],
  });
  let done = 0;
  const failed: { id: string; cause: unknown }[] = [];
  for (const row of due) {
    try {
      if (await anonymise(run, row, at)) done += 1;
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) throw cause;
      failed.push({ id: row.id, cause });
    }
  }
  return { done, failed };
}
