/** What is said of a piece of work: patterns and counts, never what somebody sent. */
export interface SpanWords {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** A piece of work whose end is told later. */
export interface OpenSpan {
  /** Runs what belongs to it: the spans that open meanwhile stand below it. */
  readonly within: (work: () => void) => void;
  readonly end: (outcome: {
    readonly attributes: Readonly<Record<string, string | number>>;
    readonly isFailed: boolean;
  }) => void;
}

/** Runs a piece of work, and says how long it took and whether it failed. */
export type InSpan = <Result>(words: SpanWords, work: () => Promise<Result>) => Promise<Result>;

/** Tells a collector what the service does, as an installation asks for. */
export interface Tracing {
  readonly inSpan: InSpan;
  readonly open: (words: SpanWords) => OpenSpan;
  /** Sends what was not sent yet. */
  readonly close: () => Promise<void>;
}

/** Nothing is told to anybody. */
export const untold: InSpan = (_words, work) => work();
