import type { Declaration } from '@retour/contract';

/** As the database writes it. */
export interface ReopenedColumn {
  readonly at: string;
  readonly reason: string | null;
}

/**
 * The last time that a row of `declaration` was taken up again, while its control goes on. Its reason was written for the declarant
 * where a mail told them of it: by the address that was declared then, whatever a correction made of it since.
 */
export const reopenedColumn = `case when declaration.status in ('submitted', 'validated') then (
    select json_build_object('at', reopened.at, 'reason', case when coalesce((
        select kept.request from declaration_version kept
        where kept.declaration_id = declaration.id and kept.version >= reopened.version order by kept.version limit 1
      ), declaration.request) ->> 'declarantEmail' <> '' then reopened.reason end)
    from declaration_history reopened
    where reopened.declaration_id = declaration.id and reopened.action = 'reopened' and not exists (
      select from declaration_history settled
      where settled.declaration_id = declaration.id and settled.version > reopened.version and settled.to_status = 'paid'
    )
    order by reopened.version desc limit 1
  ) end`;

export function toReopened({ at, reason }: ReopenedColumn): NonNullable<Declaration['reopened']> {
  return { at: new Date(at).toISOString(), ...(reason === null ? {} : { reason }) };
}
