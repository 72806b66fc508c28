import { type ActingAgent, entryOf, insertEntry } from '../../../platform/access-log/log-entry';
import type { RunStatement } from '../../../platform/database/database';

/** The id that an agent chose last; null for none. */
export async function readOfficeId(run: RunStatement, agentId: string): Promise<string | null> {
  const [row] = await run<{ office_id: string | null }>({
    name: 'read-own-office',
    text: 'select office_id from agent where id::text = $1',
    values: [agentId],
  });
  return row?.office_id ?? null;
}

/** Remembers the office of an agent; choosing the same again changes nothing. */
export async function writeOfficeId(run: RunStatement, by: ActingAgent, officeId: string): Promise<void> {
  await run({
    name: 'choose-office',
    text: `with changed as (
        update agent set office_id = $2 where id = $1 and office_id is distinct from $2 returning id
      )
      ${insertEntry({ entry: '$3', from: 'changed' })}`,
    values: [by.agentId, officeId, entryOf(by, { action: 'office-chosen', details: { office: officeId } })],
  });
}
