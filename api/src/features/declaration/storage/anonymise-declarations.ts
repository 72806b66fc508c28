import type { ErasureGround } from '@retour/contract';
import { entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';
import { isCutShort, isDatabaseUnavailable } from '../../../platform/database/unavailable';
import { countDue } from '../../../platform/retention/retention-rule';
import type { Actor } from './actor';
import { anonymiseContent, numberArticles } from './anonymise-content';
import type { DeclarationRow } from './declaration-row';
import { type NamingTexts, rowsOf } from './find-texts-that-name';

type Content = Pick<DeclarationRow, 'version' | 'request' | 'assessment'>;

interface DueRow extends Content {
  readonly id: string;
  /** What corrections replaced. */
  readonly versions: readonly Content[] | null;
}

/** An erasure that somebody asked for: recorded, and done again after an older backup was restored. */
export interface AskedErasure {
  readonly ground: ErasureGround;
  /** A pattern of what names the declaration or its person, and nobody else: reference, address, telephone. */
  readonly contact: string;
  /** The same, or their name: in the texts that agents typed elsewhere. */
  readonly names: string;
  /** Those of these texts where it is. */
  readonly texts: NamingTexts;
}

interface Anonymisation {
  readonly at: Date;
  readonly by: Actor;
  /** null: its time has come. */
  readonly asked: AskedErasure | null;
}

/**
 * A text without what names somebody; the rest stays: it is about others, and may be why something was done. A fingerprint made of it
 * goes whole: the same correction sent again is then told that it is stale.
 */
function withoutNames(text: string): string {
  return `regexp_replace(${text}, $10::text, '[effacé]', 'g')`;
}

/**
 * The declaration and those that texts about others name with it are held before what hangs from them, by id. One that somebody wrote
 * since the statement began has entries that it does not see: nothing is changed then, and its texts are to be looked for again.
 * What moved since they were read is found where it is now: an agent's kept lists, whatever their places, and the reason of a proposed
 * correction, which its approval writes in the declaration and its history.
 */
const update = `
with proposed as materialized (
  select found.id, proposal.declaration_id
  from ${rowsOf('correction_proposal', '$13')} join correction_proposal proposal on proposal.id = found.id
), begun as materialized (
  select id, xmin as written_by from declaration where id in (
    select $1::uuid
    union select declaration_id from ${rowsOf('declaration_history', '$13')}
    union select declaration_id from proposed
  )
), held as materialized (
  select declaration.id from declaration join begun on begun.id = declaration.id
  where declaration.xmin = begun.written_by
  order by declaration.id for no key update of declaration
), anonymised as (
  update declaration
  set version = version + 1, anonymised_at = $3::timestamptz, claim_token_hash = null, fingerprint = '',
    search_words = ''::tsvector, request = $4, assessment = $5, reason = null,
    correction_reason = case when correction_reason is not null then '' end, pending_correction_id = null
  where id = $1 and version = $2 and (select count(*) from held) = (select count(*) from begun)
  returning id, version, status
), logged as (${insertEntry({ entry: '$11', from: 'anonymised' })}
), trail as (
  insert into declaration_history (declaration_id, version, at, actor_type, actor_id, action, from_status, to_status)
  select id, version, $3::timestamptz, $7::text, $8::text, 'anonymised', status, status from anonymised
), versions as (
  update declaration_version kept set request = content.request, assessment = content.assessment
  from anonymised, json_to_recordset($6::json) as content (version integer, request json, assessment json)
  where kept.declaration_id = anonymised.id and kept.version = content.version
), reasons as (
  update declaration_history entry set reason = null from anonymised
  where entry.declaration_id = anonymised.id and entry.reason is not null
), proposals as (
  update correction_proposal proposal
  set request = null, assessment = null, exchange_rates = null, fingerprint = '', reason = '', refusal = null,
    outcome = coalesce(proposal.outcome, 'lapsed'), decided_at = coalesce(proposal.decided_at, $3::timestamptz)
  from anonymised where proposal.declaration_id = anonymised.id
), mails as (
  delete from mail_outbox where payload ->> 'declarationId' in (select id::text from anonymised)
), recorded as (
  insert into erasure (declaration_id, at, ground, agent_id)
  select id, $3::timestamptz, $9::text, $8::text from anonymised where $9::text is not null
  on conflict (declaration_id) do nothing
), deleted_messages as (
  delete from mail_outbox using anonymised, ${rowsOf('mail_outbox', '$13')}
  where mail_outbox.message_id = found.message_id
    and concat_ws(' ', payload ->> 'subject', payload ->> 'message') ~ $12::text
), messages as (
  update mail_outbox set payload = (payload::jsonb || jsonb_build_object(
    'subject', ${withoutNames(`payload ->> 'subject'`)}, 'message', ${withoutNames(`payload ->> 'message'`)}
  ))::json
  from anonymised, ${rowsOf('mail_outbox', '$13')}
  where mail_outbox.message_id = found.message_id
    and concat_ws(' ', payload ->> 'subject', payload ->> 'message') !~ $12::text
), lookups as (
  update product_lookup looked set search_value = ${withoutNames('search_value')}
  from anonymised, ${rowsOf('product_lookup', '$13')}
  where looked.agent_id = found.agent_id and looked.product_id = found.product_id
), views as (
  update agent_list_view view set name = ${withoutNames('name')}
  from anonymised, ${rowsOf('agent_list_view', '$13')}
  where view.agent_id = found.agent_id and view.name ~ $10::text
), exports as (
  update declaration_export export set details = ${withoutNames('details')}
  from anonymised, ${rowsOf('declaration_export', '$13')}
  where export.id = found.id
), others as (
  update declaration other
  set reason = ${withoutNames('other.reason')}, correction_reason = ${withoutNames('other.correction_reason')},
    fingerprint = case when other.correction_reason ~ $10::text then '' else other.fingerprint end
  from anonymised, (
    select declaration_id from ${rowsOf('declaration_history', '$13')} union select declaration_id from proposed
  ) named
  where other.id = named.declaration_id and other.id <> anonymised.id
    and concat_ws(' ', other.reason, other.correction_reason) ~ $10::text
), other_entries as (
  update declaration_history other set reason = ${withoutNames('other.reason')}
  from anonymised, (
    select declaration_id, version from ${rowsOf('declaration_history', '$13')}
    union
    select declaration_id, version from proposed join declaration_history using (declaration_id) where reason ~ $10::text
  ) named
  where other.declaration_id = named.declaration_id and other.version = named.version
    and other.declaration_id <> anonymised.id
), other_proposals as (
  update correction_proposal other
  set reason = ${withoutNames('other.reason')}, refusal = ${withoutNames('other.refusal')},
    fingerprint = case when other.reason ~ $10::text then '' else other.fingerprint end
  from anonymised, ${rowsOf('correction_proposal', '$13')}
  where other.id = found.id and other.declaration_id <> anonymised.id
)
select id from anonymised`;

/** Writes what stays of one declaration; false when it changed meanwhile. */
async function anonymise(
  run: RunStatement,
  { id, versions, ...current }: DueRow,
  { at, by, asked }: Anonymisation,
): Promise<boolean> {
  const former = (versions ?? []).toSorted((one, other) => one.version - other.version);
  const numbers = numberArticles([...former, current]);
  const { request, assessment } = anonymiseContent(current, numbers);
  const replaced = former.map((stored) => ({
    version: stored.version,
    ...anonymiseContent(stored, numbers),
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
      by.type,
      by.id,
      asked?.ground ?? null,
      asked?.names ?? null,
      entryOf(by.acting ?? null, {
        action: 'declaration-erased',
        subject: { kind: 'declaration', id },
        ...(asked === null ? {} : { details: { ground: asked.ground } }),
      }),
      asked?.contact ?? null,
      asked === null ? null : JSON.stringify(asked.texts),
    ],
  });
  return rows.length > 0;
}

const dueColumns = `id, version, request, assessment, (
    select json_agg(json_build_object('version', kept.version, 'request', kept.request, 'assessment', kept.assessment))
    from declaration_version kept where kept.declaration_id = declaration.id
  ) as versions`;

/** Anonymises one declaration before its time. False when it changed meanwhile, is anonymised or does not exist. */
export async function anonymiseDeclaration(
  run: RunStatement,
  { id, version, ...how }: Anonymisation & Pick<DueRow, 'id'> & { readonly version: number },
): Promise<boolean> {
  const [row] = await run<DueRow>({
    text: `select ${dueColumns} from declaration where id = $1 and version = $2 and anonymised_at is null`,
    values: [id, version],
  });
  return row !== undefined && anonymise(run, row, how);
}

export interface AnonymiseBatch {
  readonly before: Date;
  readonly at: Date;
  /** Those that could not be anonymised: left for somebody to look at. */
  readonly except?: readonly string[];
  readonly batch?: number;
}

const retention: Actor = { type: 'system', id: null };

export interface AnonymisedBatch {
  readonly done: number;
  /** Those that cannot be read, or take too long: they do not stop the others. */
  readonly failed: readonly { readonly id: string; readonly cause: unknown; readonly isCutShort: boolean }[];
  /** What keeps the others from being done: the database is away, or too many took too long. */
  readonly stoppedBy?: unknown;
}

/** Each takes the whole time that a statement is given: after so many of a batch, minutes, it is the database that is slow. */
const maxCutShort = 50;

/** How many declarations nobody touched since a moment, of those that are not anonymised. */
export const countDeclarationsDue = countDue({
  table: 'declaration',
  among: 'anonymised_at is null',
  isDue: 'updated_at < $1',
});

/** Anonymises up to `batch` declarations untouched since a moment. */
export async function anonymiseDeclarations(
  run: RunStatement,
  { before, at, except = [], batch = 200 }: AnonymiseBatch,
): Promise<AnonymisedBatch> {
  const due = await run<DueRow>({
    text: `select ${dueColumns}
      from declaration where anonymised_at is null and updated_at < $1 and id <> all($3::uuid[])
      order by updated_at limit $2`,
    values: [before, batch, [...except]],
  });
  let done = 0;
  const failed: AnonymisedBatch['failed'][number][] = [];
  for (const row of due) {
    try {
      if (await anonymise(run, row, { at, by: retention, asked: null })) done += 1;
    } catch (cause) {
      const wasCutShort = isCutShort(cause);
      if (isDatabaseUnavailable(cause) && !wasCutShort) return { done, failed, stoppedBy: cause };
      failed.push({ id: row.id, cause, isCutShort: wasCutShort });
      if (failed.filter((one) => one.isCutShort).length === maxCutShort) {
        return { done, failed, stoppedBy: cause };
      }
    }
  }
  return { done, failed };
}
