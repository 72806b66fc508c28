import type { RunStatement } from '../../../platform/database/database';
import { anonymiseAssessment, anonymiseRequest } from './anonymise-content';
import type { DeclarationRow } from './declaration-row';

type Content = Pick<DeclarationRow, 'version' | 'request' | 'assessment'>;

interface DueRow extends Content {
  readonly id: string;
  /** What corrections replaced. */
  readonly versions: readonly Content[] | null;
}

function anonymiseContent({ version, request, assessment }: Content): Content {
  return { version, request: anonymiseRequest(request), assessment: anonymiseAssessment(assessment) };
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

/** Anonymises up to `batch` declarations untouched since a moment; gives how many it did. */
export async function anonymiseDeclarations(
  run: RunStatement,
  { before, at, batch = 200 }: { readonly before: Date; readonly at: Date; readonly batch?: number },
): Promise<number> {
  const due = await run<DueRow>({
    text: `select id, version, request, assessment, (
        select json_agg(json_build_object('version', kept.version, 'request', kept.request, 'assessment', kept.assessment))
        from declaration_version kept where kept.declaration_id = declaration.id
      ) as versions
      from declaration where anonymised_at is null and updated_at < $1 order by updated_at limit $2`,
    values: [before, batch],
  });
  let done = 0;
  for (const { id, versions, ...current } of due) {
    const { version, request, assessment } = anonymiseContent(current);
    const rows = await run({
      name: 'anonymise-declaration',
      text: update,
      values: [
        id,
        version,
        at,
        JSON.stringify(request),
        JSON.stringify(assessment),
        JSON.stringify((versions ?? []).map(anonymiseContent)),
      ],
    });
    done += rows.length;
  }
  return done;
}
