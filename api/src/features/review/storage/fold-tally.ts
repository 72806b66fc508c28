import type { RunStatement } from '../../../platform/database/database';

/** Folds the changes of the tally into it, so that totals stay cheap; any number of processes may do it at once. */
export async function foldTally(run: RunStatement): Promise<void> {
  await run({
    text: `
with picked as (
  select ctid from declaration_tally_change limit 20000 for update skip locked
), folded as (
  delete from declaration_tally_change where ctid in (select ctid from picked)
  returning day, status, mean_of_transport, declarations, cents
)
insert into declaration_tally as tally (day, status, mean_of_transport, declarations, cents)
select day, status, mean_of_transport, sum(declarations), sum(cents) from folded group by 1, 2, 3 order by 1, 2, 3
on conflict (day, status, mean_of_transport) do update
set declarations = tally.declarations + excluded.declarations, cents = tally.cents + excluded.cents`,
    values: [],
  });
}
