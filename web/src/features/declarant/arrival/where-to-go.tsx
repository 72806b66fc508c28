import type { MeanOfTransport } from '@retour/core';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui';
import { ArrivalPlaceSlot } from './arrival-place-slot';
import { arrivalText, otherWay, shownAllTheSame, whereToGo } from './arrival-text';
import styles from './where-to-go.module.css';

export interface WhereToGoProps {
  readonly meanOfTransport: MeanOfTransport;
  /** Nothing is owed: with nothing declared, one would go out without stopping. */
  readonly owesNothing?: boolean;
}

/** Where one declares on arrival: the rule of a means of transport, then what is known of the place, for who asks. */
export function WhereToGo({ meanOfTransport, owesNothing = false }: WhereToGoProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.block}>
        <h2 id={titleId}>{arrivalText.title}</h2>
        <p>{[whereToGo[meanOfTransport], otherWay[meanOfTransport]].filter(Boolean).join(' ')}</p>
        {owesNothing && <p>{shownAllTheSame}</p>}
        <ArrivalPlaceSlot meanOfTransport={meanOfTransport} />
      </div>
    </Card>
  );
}
