import type { RunStatement } from '../../../platform/database/database';
import { countDue, eraseInBatches, type RetentionRule } from '../../../platform/retention/retention-rule';

/** Never sent to the customs: a draft still, or one that was cancelled as a draft. */
const neverSent = `submitted_at is null and status in ('draft', 'cancelled')`;

const perStatement = 200;

/**
 * Some drafts that nobody touched since a moment, with all that is kept of them: one statement, so one transaction. Those
 * that another process erases, or that somebody is sending, are left to them.
 */
const text = `
with due as (
  select id from declaration where ${neverSent} and updated_at < $1
  order by updated_at limit $2 for update skip locked
), trail as (
  delete from declaration_history where declaration_id in (select id from due)
), versions as (
  delete from declaration_version where declaration_id in (select id from due)
), leases as (
  delete from declaration_lease where declaration_id in (select id from due)
), mails as (
  delete from mail_outbox where payload ->> 'declarationId' in (select id::text from due)
), erased as (
  delete from declaration where id in (select id from due) returning id
)
select count(*)::int as erased from erased`;

function eraseDrafts(run: RunStatement, before: Date): Promise<number> {
  return eraseInBatches(async () => {
    const [row] = await run<{ erased: number }>({
      name: 'erase-drafts',
      text,
      values: [before, perStatement],
    });
    return row?.erased ?? 0;
  });
}

/** Declarations that were never sent, erased whole: there is nothing to repay, and nobody to tell. */
export function draftRule(days: number): RetentionRule {
  return {
    name: 'drafts',
    days,
    count: countDue({ table: 'declaration', among: neverSent, isDue: 'updated_at < $1' }),
    erase: (run, { before }) => eraseDrafts(run, before),
  };
}
