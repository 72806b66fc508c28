import { parse } from 'csv-parse/sync';
import { ImportError } from './import-error';

export type CsvRow = Readonly<Record<string, string>>;

/** Reads a comma-separated file with a header line; refuses it when a wanted column is missing. */
export function readCsv(fileName: string, text: string, columns: readonly string[]): readonly CsvRow[] {
  const rows: CsvRow[] = parse(text, { columns: true, skip_empty_lines: true, trim: true });
  const present = Object.keys(rows[0] ?? {});
  const missing = columns.filter((column) => !present.includes(column));
  if (missing.length > 0) throw new ImportError(`${fileName} : colonnes absentes : ${missing.join(', ')}`);
  return rows;
}

/** The text of a column, empty when the cell is. */
export function cell(row: CsvRow, column: string): string {
  return row[column] ?? '';
}

/** The values of a cell that holds a list separated by bars. */
export function listCell(row: CsvRow, column: string): readonly string[] {
  return cell(row, column)
    .split('|')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** A decimal number written with a point; refuses anything else, exponents included. */
export function numberCell(row: CsvRow, column: string, where: string): number {
  const text = cell(row, column);
  if (!/^\d+(\.\d+)?$/.test(text))
    throw new ImportError(`${where} : ${column} = « ${text} » n’est pas un nombre`);
  return Number(text);
}

/** One of the values that the core knows, or null for an empty cell. */
export function enumCell<Value extends string>(
  row: CsvRow,
  column: string,
  values: readonly Value[],
  where: string,
): Value | null {
  const text = cell(row, column);
  if (text === '') return null;
  const value = values.find((known) => known === text);
  if (value === undefined) throw new ImportError(`${where} : ${column} = « ${text} » est inconnu`);
  return value;
}
