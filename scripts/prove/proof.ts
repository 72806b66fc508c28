/** One measured value, and how good it has to be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that it may be, or the least; neither: it is only told. */
  readonly max?: number;
  readonly min?: number;
}

/** What was measured all along: a curve of the document. */
export interface Plot {
  readonly title: string;
  readonly xUnit: string;
  readonly yUnit: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The most that it may be. */
  readonly max?: number;
}

export interface Outcome {
  /** How often the promise was put to the test. */
  readonly tried: number;
  readonly failed: number;
  readonly figures: readonly Figure[];
  readonly plots?: readonly Plot[];
}

export interface ProofContext {
  /** 1: as often as the promise says; less for a look. */
  readonly scale: number;
  /** For what draws by itself. */
  readonly seed: number;
  /** From 0 to 1, the same again from the same seed: when faults come, and in which order. */
  readonly random: () => number;
  readonly tell: (line: string) => void;
}

/** A promise of `docs/reliability.md`, and what proves it. */
export interface Proof {
  readonly id: string;
  readonly title: string;
  /** What must be on the machine: a reason not to run, or null. */
  readonly missing: () => string | null;
  readonly prove: (context: ProofContext) => Promise<Outcome>;
}

/** What a proof throws when it finds, on its way, that it cannot take place here. */
export class NotRun extends Error {}

export type Result =
  | ({
      readonly kind: 'run';
      readonly id: string;
      readonly title: string;
      readonly seconds: number;
    } & Outcome)
  | { readonly kind: 'not run'; readonly id: string; readonly title: string; readonly reason: string }
  | {
      readonly kind: 'broken';
      readonly id: string;
      readonly title: string;
      readonly seconds: number;
      readonly reason: string;
    };

export function isWithinBounds({ value, min, max }: Figure): boolean {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** Whether everything that was promised was seen. What did not run, or broke down, was not seen. */
export function isKept(result: Result): boolean {
  return (
    result.kind === 'run' && result.tried > 0 && result.failed === 0 && result.figures.every(isWithinBounds)
  );
}

/** How far a figure is from its bound: 0 is at the bound, below it falls short. */
function room({ value, min, max }: Figure): number {
  const above = min === undefined ? Number.POSITIVE_INFINITY : (value - min) / Math.max(Math.abs(min), 1);
  const below = max === undefined ? Number.POSITIVE_INFINITY : (max - value) / Math.max(Math.abs(max), 1);
  return Math.min(above, below);
}

/** The figure that is the nearest to its bound; null when none has one. */
export function weakestFigure(figures: readonly Figure[]): Figure | null {
  const bound = figures.filter(({ min, max }) => min !== undefined || max !== undefined);
  return bound.reduce<Figure | null>(
    (weakest, figure) => (weakest === null || room(figure) < room(weakest) ? figure : weakest),
    null,
  );
}
