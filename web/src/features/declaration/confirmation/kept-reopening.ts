import type { Declaration } from '@retour/contract';
import { isInstant, isText, objectOf, optional } from '../../../lib/shape';
import type { SentDeclaration } from '../../../store';

type Reopened = NonNullable<Declaration['reopened']>;

const isReopened = objectOf<Reopened>({ at: isInstant, reason: optional(isText) });

/** That its control was taken up again, as it was kept; none where it is not of its shape. */
export function keptReopening({ reopened }: Pick<SentDeclaration, 'reopened'>): Reopened | undefined {
  return isReopened(reopened) ? reopened : undefined;
}
