import type { RunStatement } from '../../../platform/database/database';

const summed = ['declarations', 'cents', 'duty_cents', 'excise_cents'] as const;
const inCells = [
  `date_trunc('month', day)::date`,
  'declaration_amount_from(total_cents)',
  'status',
  'mean_of_transport',
];

interface Folded {
  readonly table: string;
  /** Each column of its key, and what it is of a move. */
  readonly key: readonly (readonly [column: string, value: string])[];
  readonly where?: string;
}

const cellKey = ['month', 'amount_from', 'status', 'mean_of_transport'].map(
  (column, at) => [column, inCells[at] ?? ''] as const,
);

const tables: readonly Folded[] = [
  {
    table: 'declaration_day_total',
    key: ['day', 'status', 'mean_of_transport'].map((column) => [column, column] as const),
  },
  { table: 'declaration_cell', key: cellKey },
  {
    table: 'declaration_office_cell',
    key: [['office_id', 'office_id'], ...cellKey],
    where: 'where office_id is not null',
  },
];

/** In the order of its key: two processes that fold at once cannot wait for each other. */
function fold({ table, key, where = '' }: Folded): string {
  const columns = key.map(([column]) => column).join(', ');
  const places = key.map((_, at) => at + 1).join(', ');
  return `insert into ${table} as kept (${columns}, ${summed.join(', ')})
  select ${key.map(([, value]) => value).join(', ')}, ${summed.map((column) => `sum(${column})`).join(', ')}
  from folded ${where} group by ${places} order by ${places}
  on conflict (${columns}) do update set ${summed.map((column) => `${column} = kept.${column} + excluded.${column}`).join(', ')}`;
}

/** Folded at once, each minute: what a hundred and sixty changes a second write, two moves each, and not a backlog of hours whose rows would stay locked. */
const maxMoves = 20_000;

const text = `
with picked as (
  select ctid from declaration_move limit ${maxMoves} for update skip locked
), folded as (
  delete from declaration_move where ctid in (select ctid from picked) returning *
), ${tables.map((one) => `${one.table}_folded as (${fold(one)})`).join(', ')}
select count(*)::int as moves from folded`;

/** Folds some of the moves into the totals, so that these stay cheap; any number of processes may do it at once. Gives how many. */
export async function foldMoves(run: RunStatement): Promise<number> {
  const [row] = await run<{ moves: number }>({ text, values: [] });
  return row?.moves ?? 0;
}
