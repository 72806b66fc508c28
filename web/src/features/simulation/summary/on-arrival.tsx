import type { MeanOfTransport } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Stack } from '../../../ui';
import { ArrivalPlaceSlot } from '../../declarant/arrival/arrival-place-slot';
import { arrivalText, otherWay, whereToGo } from '../../declarant/arrival/arrival-text';

export interface OnArrivalProps {
  readonly transport: MeanOfTransport;
  /** The list of places is fetched for who looks at it. */
  readonly isUnfolded: boolean;
}

/** Where one declares, what to have at hand, and what is known of the place. */
export function OnArrival({ transport, isUnfolded }: OnArrivalProps): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="small">
        <h3 id={titleId}>{arrivalText.withWhat}</h3>
        <p>{[whereToGo[transport], otherWay[transport], arrivalText.bring].filter(Boolean).join(' ')}</p>
        {isUnfolded && <ArrivalPlaceSlot meanOfTransport={transport} />}
      </Stack>
    </section>
  );
}
