/** How sure the maintainers of the tables are of a figure. */
export const confidences = ['confirmed', 'memory', 'to-confirm'] as const;
export type Confidence = (typeof confidences)[number];

export interface Sourced {
  /** Where the figure is written, in French, as the explanation quotes it. */
  readonly legalBasis: string;
  readonly confidence: Confidence;
}

/** A figure that the public reads somewhere, with its law. The unit is said by the table that holds it. */
export interface Figure extends Sourced {
  readonly value: number;
  /** That of the law, where others have used some of an allowance: `value` is what is left of it. */
  readonly whole?: number;
}

/** A row that holds from a day on, until the next one. */
export interface Dated {
  /** YYYY-MM-DD. */
  readonly validFrom: string;
}

export function confirmed(value: number, legalBasis: string): Figure {
  return { value, legalBasis, confidence: 'confirmed' };
}

export function fromMemory(value: number, legalBasis: string): Figure {
  return { value, legalBasis, confidence: 'memory' };
}

export function toConfirm(value: number, legalBasis: string): Figure {
  return { value, legalBasis, confidence: 'to-confirm' };
}

/** First day that every table covers; rows that are older law begin there too. */
export const tablesBegin = '2025-01-01';

/** A figure from a day on: one row of a table. */
export type FigureRow = Figure & Dated;

/** A row of a change of law: `since('2027-01-01', confirmed(450_00, '…'))`. */
export function since(validFrom: string, figure: Figure): FigureRow {
  return { ...figure, validFrom };
}

/** The rows of a figure that did not change since the tables begin. */
export function standing(figure: Figure): readonly FigureRow[] {
  return [since(tablesBegin, figure)];
}

/** The newest row that holds on a day; undefined before the first one. Rows are in order of date. */
export function inForce<Row extends Dated>(rows: readonly Row[], day: string): Row | undefined {
  return rows.findLast((row) => row.validFrom <= day);
}
