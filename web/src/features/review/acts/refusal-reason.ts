import { reasonSchema } from '@retour/contract';
import { typeset } from '@retour/core';
import { refusalOf } from '../../../lib/form';
import { objectOf, type Shape, textThat } from '../../../lib/shape';
import type { RadioOption } from '../../../ui';
import { actText, standardReasons } from '../text/act-text';

/** What an agent has chosen and typed so far. */
export interface RefusalDraft {
  /** One of `refusalOptions`; empty at first. */
  readonly standard: string;
  readonly details: string;
}

export const noRefusal: RefusalDraft = { standard: '', details: '' };
const anyText = textThat(() => true);
export const isRefusalDraft: Shape<RefusalDraft> = objectOf<RefusalDraft>({
  standard: anyText,
  details: anyText,
});

export type BuiltReason =
  | { readonly kind: 'valid'; readonly reason: string }
  | { readonly kind: 'faulty'; readonly field: keyof RefusalDraft; readonly message: string };

const other = 'other';
/** The reason of what is forbidden and kept by the traveller. */
export const notHandedOver: keyof typeof standardReasons = 'forbidden';
/** The reason of what another declaration is made for. */
export const beyondService: keyof typeof standardReasons = 'beyond-service';

export const refusalOptions: readonly RadioOption[] = [
  ...Object.entries(standardReasons).map(([id, value]) => ({ id, value })),
  { id: other, value: actText.otherReason },
];

/** The reason as the traveller will read it: the standard one, then what is added; or what is missing. */
export function buildRefusalReason({ standard, details }: RefusalDraft): BuiltReason {
  const chosen = refusalOptions.find(({ id }) => id === standard);
  if (chosen === undefined) return { kind: 'faulty', field: 'standard', message: actText.standardMissing };
  const isOther = standard === other;
  const read = reasonSchema.safeParse(isOther ? details : `${chosen.value}. ${details.trim()}`);
  return read.success
    ? { kind: 'valid', reason: read.data }
    : { kind: 'faulty', field: 'details', message: typeset(refusalOf(read) ?? '') };
}
