import { parsePublicId } from '@retour/core';
import type { Checked } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { accessLogText } from '../text/access-log-text';

/** What the form of the log holds, as it is typed; empty texts ask nothing. */
export type TypedFilters = Readonly<Record<'agentId' | 'action' | 'day' | 'declaration', string>>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A declaration by its reference, however it is spaced, or by its identifier; a day that exists. */
export function checkFilters(typed: TypedFilters): Checked<keyof TypedFilters, TypedFilters> {
  const declaration = typed.declaration.trim();
  const parsed = parsePublicId(declaration);
  const isNamed = declaration === '' || uuid.test(declaration) || parsed.kind === 'valid';
  const problems = {
    ...(isNamed ? {} : { declaration: accessLogText.wrongDeclaration }),
    ...(typed.day === '' || isDay(typed.day) ? {} : { day: accessLogText.wrongDay }),
  };
  return Object.keys(problems).length > 0
    ? { kind: 'faulty', problems }
    : {
        kind: 'valid',
        valid: { ...typed, declaration: parsed.kind === 'valid' ? parsed.publicId : declaration },
      };
}
