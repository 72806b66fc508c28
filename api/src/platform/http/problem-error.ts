import type { FieldProblem, Problem } from '@retour/contract';
import { typeset } from '@retour/core';
import { type ProblemCode, type ProblemEntry, problemCatalogue } from './problem-catalogue';

export interface ProblemOptions {
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members that a program reads beside the standard ones (RFC 9457 §3.2). */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A problem of a feature, which the platform's catalogue does not hold. */
export interface FeatureProblem extends ProblemEntry {
  readonly code: string;
}

/** Thrown anywhere below a route; the error handler turns it into problem details. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly status: number;
  /** Of a 5xx: nothing is broken, there is too much at once. */
  readonly isForAMoment: boolean;
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    kind: ProblemCode | FeatureProblem,
    { errors, headers = {}, extensions = {} }: ProblemOptions = {},
  ) {
    const entry: FeatureProblem = typeof kind === 'string' ? { code: kind, ...problemCatalogue[kind] } : kind;
    super(entry.code);
    this.code = entry.code;
    this.status = entry.status;
    this.isForAMoment = entry.isForAMoment ?? false;
    this.problem = { ...describe(entry, errors), ...extensions };
    this.headers = headers;
  }
}

export function problemOf(code: ProblemCode, errors?: readonly FieldProblem[]): Problem {
  return describe({ code, ...problemCatalogue[code] }, errors);
}

function describe(
  { code, status, title, detail }: FeatureProblem,
  errors?: readonly FieldProblem[],
): Problem {
  return {
    type: `urn:retour-en-france:probleme:${code}`,
    title: typeset(title),
    status,
    detail: typeset(detail),
    code,
    ...(errors === undefined ? {} : { errors: [...errors] }),
  };
}
