import type { FieldProblem } from '@retour/contract';
import { typeset } from '@retour/core';
import type * as z from 'zod/mini';
import { ProblemError } from './problem-error';

const defaultMessage = 'Corrigez la valeur de ce champ.';
const maxErrors = 50;

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): string {
  if (issue.code !== 'custom') return issue.code.replaceAll('_', '-');
  const code: unknown = issue.params?.code;
  return typeof code === 'string' ? code : 'invalid';
}

function isFrench(message: string): boolean {
  return message !== '' && !message.startsWith('Invalid ');
}

function toFieldProblem(issue: Issue): FieldProblem {
  return {
    path: issue.path.map(String).join('.'),
    code: codeOf(issue),
    message: typeset(isFrench(issue.message) ? issue.message : defaultMessage),
  };
}

/** The issues of a schema as a 422 that names each field. */
export function validationProblem(issues: readonly Issue[]): ProblemError {
  return new ProblemError('invalid-input', { errors: issues.slice(0, maxErrors).map(toFieldProblem) });
}
