import { type HeadOfSentence, stageOf, warningWords } from '@retour/core';
import type { SentDeclaration } from '../../../store';

/** What the warnings of a sent declaration say, of its articles by the names that they were declared under. */
export function sentWarnings(
  { assessment, status }: SentDeclaration,
  headOf?: HeadOfSentence,
): ReturnType<typeof warningWords> {
  const names = new Map(
    assessment.shoppingProducts.map(({ customId, customName }) => [customId, customName]),
  );
  return warningWords(assessment.warnings, stageOf(status), (id) => names.get(id) ?? undefined, headOf);
}
