import type { RunStatement } from '../../../platform/database/database';
import type { Fixing } from './fixing';

/** One statement, so that the fixings of a file are all kept or none. Its types are those of the table. */
const recordText = `insert into exchange_fixing (fixing_date, currency, units_per_euro, source)
select * from unnest($1::date[], $2::text[], $3::numeric[], $4::text[])
on conflict do nothing`;

/** The engines read dates and decimals differently: both give these types alike. */
const readText = `select fixing_date::text as date, currency, units_per_euro::float8 as "unitsPerEuro", source
from exchange_fixing where fixing_date >= $1::date order by fixing_date, currency`;

interface FixingRow {
  readonly date: string;
  readonly currency: string;
  readonly unitsPerEuro: number;
  readonly source: string;
}

/** Keeps published fixings. What is already recorded stays as it is: assessments rest on it. */
export async function recordFixings(run: RunStatement, fixings: readonly Fixing[]): Promise<void> {
  const rows = fixings.flatMap(({ date, source, rates }) =>
    [...rates].map(([currency, unitsPerEuro]) => ({ date, currency, unitsPerEuro, source })),
  );
  const values = [
    rows.map(({ date }) => date),
    rows.map(({ currency }) => currency),
    rows.map(({ unitsPerEuro }) => unitsPerEuro),
    rows.map(({ source }) => source),
  ];
  await run({ text: recordText, values });
}

/** How many rates are recorded: as none ever changes or goes, a number seen before says that nothing is new. */
export async function countRates(run: RunStatement): Promise<number> {
  const [row] = await run<{ rates: number }>({
    name: 'count-rates',
    text: 'select count(*)::int as rates from exchange_fixing',
    values: [],
  });
  return row?.rates ?? 0;
}

/** Every fixing since a day, oldest first. */
export async function readFixings(run: RunStatement, since: string): Promise<readonly Fixing[]> {
  const rows = await run<FixingRow>({ text: readText, values: [since] });
  const byDate = new Map<string, { date: string; source: string; rates: Map<string, number> }>();
  for (const { date, currency, unitsPerEuro, source } of rows) {
    const fixing = byDate.get(date) ?? { date, source, rates: new Map() };
    fixing.rates.set(currency, unitsPerEuro);
    byDate.set(date, fixing);
  }
  return [...byDate.values()];
}
