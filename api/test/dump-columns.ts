import type { RunStatement } from '../src/platform/database/database';

/** Every row of every table as JSON, by `table.column`. */
export async function dumpColumns(run: RunStatement): Promise<ReadonlyMap<string, string>> {
  const columns = await run<{ table: string; column: string }>({
    text: `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'`,
    values: [],
  });
  const cells = new Map<string, string>();
  for (const { table, column } of columns) {
    const [row] = await run<{ text: string | null }>({
      text: `select string_agg("${column}"::text, E'\\n') as text from "${table}"`,
      values: [],
    });
    cells.set(`${table}.${column}`, row?.text ?? '');
  }
  return cells;
}

/** Those of them in which a trace is found. */
export function columnsWith(cells: ReadonlyMap<string, string>, trace: RegExp): readonly string[] {
  return [...cells].flatMap(([column, text]) => (trace.test(text) ? [column] : [])).toSorted();
}
