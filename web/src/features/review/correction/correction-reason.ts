import { reasonSchema } from '@retour/contract';
import { typeset } from '@retour/core';
import { type Checked, checkAnswer, refusalOf } from '../../../lib/form';
import type { RadioOption } from '../../../ui';
import { correctionReasons, correctionText } from '../text/correction-text';

/** What an agent has chosen and typed of why a declaration is corrected. */
export interface TypedReason {
  /** One of `reasonOptions`; absent at first. */
  readonly standard?: string | undefined;
  /** What is added to it, or the reason itself when it is another one. */
  readonly reason: string;
}

export const otherReason = 'other';

export const reasonOptions: readonly RadioOption[] = [
  ...Object.entries(correctionReasons).map(([id, value]) => ({ id, value: typeset(value) })),
  { id: otherReason, value: correctionText.otherReason },
];

/** The reason as the traveller will read it: the one of the list, then what is added; or what is missing. */
export function buildCorrectionReason({ standard, reason }: TypedReason): Checked<keyof TypedReason, string> {
  const chosen = reasonOptions.find(({ id }) => id === standard);
  if (chosen === undefined) return { kind: 'faulty', problems: { standard: correctionText.reasonMissing } };
  const read = reasonSchema.safeParse(
    standard === otherReason ? reason : `${chosen.value}. ${reason.trim()}`,
  );
  return checkAnswer('reason', read.data, typeset(refusalOf(read) ?? ''));
}
