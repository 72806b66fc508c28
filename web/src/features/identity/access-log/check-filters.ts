import { readSearchText } from '@retour/contract';
import type { Checked } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { accessLogText } from '../text/access-log-text';

/** What the form of the log holds, as it is typed; empty texts ask nothing. */
export type TypedFilters = Readonly<Record<'agentId' | 'action' | 'day' | 'declaration', string>>;

/** The reference or the identifier that a text names, in any writing; undefined when it names no declaration. */
function declarationIn(text: string): string | undefined {
  const read = readSearchText(text);
  if (read.kind === 'nothing') return '';
  return read.kind === 'reference' || read.kind === 'code' ? (read.reference ?? undefined) : undefined;
}

/** A declaration as every search understands it; a day that exists. */
export function checkFilters(typed: TypedFilters): Checked<keyof TypedFilters, TypedFilters> {
  const declaration = declarationIn(typed.declaration);
  const problems = {
    ...(declaration === undefined ? { declaration: accessLogText.wrongDeclaration } : {}),
    ...(typed.day === '' || isDay(typed.day) ? {} : { day: accessLogText.wrongDay }),
  };
  return declaration === undefined || Object.keys(problems).length > 0
    ? { kind: 'faulty', problems }
    : { kind: 'valid', valid: { ...typed, declaration } };
}
