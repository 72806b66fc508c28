-- A till that gave back more of a mean than it took that day is counted below zero; of which means it may be is said by
-- features/takings/count-takings.ts.
alter table takings_count drop constraint takings_count_counted_cents_check;
