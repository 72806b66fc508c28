import { insertEntry } from '../../../platform/access-log/log-entry';

/** The entry of what was done of a mail, about its declaration or its account; `from`: its row. */
export const loggedMailAct = (entry: string, from: string): string =>
  insertEntry({
    entry,
    from,
    known: {
      subject_kind: `case when ${from}.payload ->> 'declarationId' is null then 'agent' else 'declaration' end`,
      subject_id: `coalesce(${from}.payload ->> 'declarationId', ${from}.payload ->> 'agentId')`,
      details: `json_build_object('mail', ${from}.composer)`,
    },
  });
