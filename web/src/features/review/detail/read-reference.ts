import { parsePublicId } from '@retour/core';
import { isUuid } from '../../../lib/shape';

/** What the address of a declaration names: a public id in any writing, or a UUID; undefined when it names nothing. */
export function readReference(text: string): string | undefined {
  if (isUuid(text)) return text.toLowerCase();
  const parsed = parsePublicId(text);
  return parsed.kind === 'valid' ? parsed.publicId : undefined;
}
