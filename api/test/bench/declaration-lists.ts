import { declarationListQuerySchema } from '@retour/contract';
import { listDeclarations } from '../../src/features/review/storage/list-declarations';
import { readDayFigures } from '../../src/features/review/storage/read-day-figures';
import type { RunStatement } from '../../src/platform/database/database';
import { percentile } from './percentile';

export interface ListFigures {
  readonly rows: number;
  /** The slowest filter's 95th percentile. */
  readonly worstP95Ms: number;
  readonly filters: readonly {
    readonly filter: string;
    readonly found: number;
    readonly medianMs: number;
    readonly p95Ms: number;
  }[];
}

const queries: Readonly<Record<string, Record<string, string | string[]>>> = {
  none: {},
  'second page': { offset: '20' },
  'offset 5 000': { offset: '5000', limit: '100' },
  'one status': { status: 'submitted' },
  'two statuses': { status: ['draft', 'refused'] },
  'one transport': { meanOfTransports: 'boat' },
  'three transports, two statuses': { meanOfTransports: ['boat', 'train', 'car'], status: ['paid', 'draft'] },
  'one day': { startDate: '2025-06-01', endDate: '2025-06-01' },
  'one year': { startDate: '2025-01-01', endDate: '2025-12-31' },
  'one year, one status, one transport': {
    startDate: '2025-01-01',
    endDate: '2025-12-31',
    status: 'paid',
    meanOfTransports: 'other',
  },
  flight: { flight: 'AF123' },
  'flight, one status': { flight: 'AF123', status: 'submitted' },
  office: { office: 'office-7' },
  'office, one day of decision': { office: 'office-7', handledDate: '2025-06-01' },
  'high amounts': { minAmount: '4990' },
  'amounts, one status, one month': {
    minAmount: '1000',
    maxAmount: '2000',
    status: 'submitted',
    startDate: '2025-06-01',
    endDate: '2025-06-30',
  },
  'any amount': { minAmount: '1' },
  'amounts within a bracket': { minAmount: '4501', maxAmount: '4999' },
  'most amounts': { minAmount: '0.01', maxAmount: '4711.17' },
  'any amount, one year': { minAmount: '10', startDate: '2025-01-10', endDate: '2025-12-20' },
  'any amount, two statuses, half a year': {
    minAmount: '17',
    status: ['paid', 'submitted'],
    startDate: '2025-03-16',
    endDate: '2025-09-14',
  },
  'the largest office': { office: 'office-0' },
  'the largest office, amounts, one year': {
    office: 'office-0',
    minAmount: '33',
    maxAmount: '3333',
    startDate: '2025-01-10',
    endDate: '2025-12-20',
  },
  'one day of decision': { handledDate: '2025-06-01' },
  'flight, amounts': { flight: 'AF123', minAmount: '100', maxAmount: '400' },
  'by amount': { sort: 'amount' },
  'by amount, two statuses, one transport': {
    sort: 'amount',
    status: ['draft', 'refused'],
    meanOfTransports: 'boat',
  },
  'by name, one status': { sort: 'name', status: 'submitted' },
  'oldest, one status': { sort: 'oldest', status: 'submitted' },
  'public id, one character': { searchPublicId: 'A' },
  'public id, two characters': { searchPublicId: 'A1' },
  'public id, one character, one status, one transport': {
    searchPublicId: 'A',
    status: 'refused',
    meanOfTransports: 'boat',
  },
  'public id, five characters': { searchPublicId: 'A1B20' },
};

async function timed(
  filter: string,
  work: () => Promise<{ total: number }>,
): Promise<ListFigures['filters'][number]> {
  const durations: number[] = [];
  let found = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const start = performance.now();
    const { total } = await work();
    if (turn >= 10) durations.push(performance.now() - start);
    found = total;
  }
  return { filter, found, medianMs: percentile(durations, 50), p95Ms: percentile(durations, 95) };
}

function measure(run: RunStatement, filter: string, query: object): Promise<ListFigures['filters'][number]> {
  const parsed = declarationListQuerySchema.parse(query);
  return timed(filter, () => listDeclarations(run, parsed));
}

/** The figures of the agents' home, of a day of the middle of the table. */
function measureDay(run: RunStatement): Promise<ListFigures['filters'][number]> {
  return timed('figures of a day', async () => {
    const { toValidate } = await readDayFigures(run, '2025-06-01');
    return { total: toValidate.declarations };
  });
}

/** So many declarations tell the names of all, whose frequencies differ: to read each of ten millions takes minutes. */
const sampled = 20_000;

/** Last or first names of this table, from the most frequent to the rarest. */
async function namesOf(
  run: RunStatement,
  field: 'declarantLastName' | 'declarantFirstName',
  rows: number,
): Promise<{ readonly common: string; readonly middling: string; readonly rare: string }> {
  const named = await run<{ name: string }>({
    text: `select request ->> $1 as name from declaration tablesample system ($2) repeatable (1)
      where request ->> $1 like $3 || '%' group by 1 order by count(*) desc, 1`,
    values: [field, Math.min(100, (100 * sampled) / rows), field === 'declarantLastName' ? 'nom' : 'pre'],
  });
  const nameAt = (place: number): string => named.at(place)?.name ?? '';
  return { common: nameAt(0), middling: nameAt(40), rare: nameAt(-1) };
}

async function searchesOf(
  run: RunStatement,
  rows: number,
): Promise<Readonly<Record<string, Record<string, string>>>> {
  const last = await namesOf(run, 'declarantLastName', rows);
  const first = await namesOf(run, 'declarantFirstName', rows);
  const week = { startDate: '2025-06-01', endDate: '2025-06-07' };
  return {
    'common name': { search: last.common },
    'middling name': { search: last.middling },
    'rare name': { search: last.rare },
    'common last and first names': { search: `${last.common} ${first.common}` },
    'common last name, rare first name': { search: `${last.common} ${first.rare}` },
    'rare name and a word that everybody has': { search: `${last.rare} exemple` },
    'rare name and a beginning that everybody has': { search: `${last.rare} pre` },
    'beginning that everybody has': { search: 'nom' },
    'two beginnings of names': { search: 'nom1 pre2' },
    nobody: { search: 'zzz' },
    'common name, one status': { search: last.common, status: 'refused' },
    'middling name, one status': { search: last.middling, status: 'refused' },
    'middling name, three months': { search: last.middling, startDate: '2025-02-01', endDate: '2025-04-30' },
    'middling name, amounts': { search: last.middling, minAmount: '1000', maxAmount: '1500' },
    'middling name, the largest office': { search: last.middling, office: 'office-0' },
    'common name, office': { search: last.common, office: 'office-7' },
    'common name, flight': { search: last.common, flight: 'AF123' },
    'common name, by name': { search: last.common, sort: 'name' },
    'middling name, by name': { search: last.middling, sort: 'name' },
    'common first name, by name': { search: first.common, sort: 'name' },
    'common name, by name, one status': { search: last.common, sort: 'name', status: 'refused' },
    'beginning of names, by name': { search: last.common.slice(0, 4), sort: 'name' },
    'common name, by amount': { search: last.common, sort: 'amount' },
    'middling name, by amount, one status': { search: last.middling, sort: 'amount', status: 'paid' },
    'common name, one transport': { search: last.common, meanOfTransports: 'boat' },
    'common name, one status, one transport': {
      search: last.common,
      status: 'refused',
      meanOfTransports: 'other',
    },
    'common name, one week, one transport': { search: last.common, ...week, meanOfTransports: 'boat' },
    'rare name, one week': { search: last.rare, ...week },
    'middling name, public id of one character': { search: last.middling, searchPublicId: 'A' },
  };
}

/** Times each filter of the agents' list, its total included, over a table of so many rows. */
export async function measureLists(run: RunStatement, rows: number): Promise<ListFigures> {
  const searches = await searchesOf(run, rows);
  const filters: ListFigures['filters'][number][] = [await measureDay(run)];
  for (const [filter, query] of Object.entries({ ...queries, ...searches })) {
    filters.push(await measure(run, filter, query));
  }
  return { rows, worstP95Ms: Math.max(...filters.map(({ p95Ms }) => p95Ms)), filters };
}
