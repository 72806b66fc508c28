import type { RunStatement } from '../../../platform/database/database';

/** Texts that agents typed, but about the declaration itself, where each names something; `max` of them at the most. */
export async function countTextsThatName(
  run: RunStatement,
  { id, pattern, max }: { readonly id: string; readonly pattern: string; readonly max: number },
): Promise<number> {
  const [row] = await run<{ texts: number }>({
    text: `select count(*)::int as texts from (
      select from (
        select concat_ws(' ', payload ->> 'subject', payload ->> 'message') as typed from mail_outbox
        where payload ->> 'message' is not null
        union all select search_value from product_lookup
        union all select name from agent_list_view
        union all select details from declaration_export where details is not null
        union all select reason from declaration_history where reason is not null and declaration_id <> $1::uuid
        union all select concat_ws(' ', reason, refusal) from correction_proposal where declaration_id <> $1::uuid
      ) texts where typed ~ $2::text limit $3
    ) naming`,
    values: [id, pattern, max],
  });
  return row?.texts ?? 0;
}
