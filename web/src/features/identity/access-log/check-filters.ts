import { readSearchText } from '@retour/contract';
import { parsePublicId } from '@retour/core';
import type { Checked, Problems } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { accessLogText } from '../text/access-log-text';

/** What the form of the log holds, as it is typed; empty texts ask nothing. */
export type TypedFilters = Readonly<Record<'agentId' | 'action' | 'day' | 'declaration', string>>;

/** The reference or the identifier that a text names, in any writing; undefined when it names no declaration. */
export function declarationIn(text: string): string | undefined {
  const read = readSearchText(text);
  if (read.kind === 'nothing') return '';
  return read.kind === 'reference' || read.kind === 'code' ? (read.reference ?? undefined) : undefined;
}

/** Nine characters are a reference with a typo: that they are nine is no help. */
function wrongDeclaration(text: string): string {
  const read = readSearchText(text);
  const parsed = parsePublicId(read.kind === 'beginning' ? read.start : text);
  return parsed.kind === 'faulty' && parsed.fault !== 'length'
    ? accessLogText.noSuchDeclaration
    : accessLogText.wrongDeclaration;
}

/** A declaration as every search understands it; a day that exists. */
export function checkFilters(typed: TypedFilters): Checked<keyof TypedFilters, TypedFilters> {
  const declaration = declarationIn(typed.declaration);
  const problems = {
    ...(declaration === undefined ? { declaration: wrongDeclaration(typed.declaration) } : {}),
    ...(typed.day === '' || isDay(typed.day) ? {} : { day: accessLogText.wrongDay }),
  };
  return declaration === undefined || Object.keys(problems).length > 0
    ? { kind: 'faulty', problems }
    : { kind: 'valid', valid: { ...typed, declaration } };
}

/** What an address asks and the server would refuse, said where it is put right. */
export function refusedFilters(asked: TypedFilters): Problems<keyof TypedFilters> {
  const checked = checkFilters(asked);
  return checked.kind === 'faulty' ? checked.problems : {};
}
